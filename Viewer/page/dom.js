// Making elements. Text becomes text nodes: names in traces are untrusted, and there is no other way in here.

/** @typedef {ViewerChild} Child */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | boolean | null | undefined>} attributes `false`, null and undefined leave one out
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    made.setAttribute(name, value === true ? "" : String(value));
  }
  append(made, children);
  return made;
}

/**
 * @param {Node} parent
 * @param {Child[]} children
 */
function append(parent, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) append(parent, child);
    else parent.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/**
 * @param {Element} parent
 * @param {...Child} children
 */
export function replaceContent(parent, ...children) {
  parent.replaceChildren();
  append(parent, children);
}

/**
 * @param {string} label
 * @param {() => void} action
 * @param {Record<string, string | boolean | null>} attributes
 * @returns {HTMLButtonElement}
 */
export function button(label, action, attributes = {}) {
  const made = element("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", action);
  return made;
}

/**
 * @template {Element} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind} the element of the page's own markup
 */
export function byID(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no element ${id}`);
  return found;
}

/**
 * @param {string} path of an identity
 * @returns {HTMLElement} as code that breaks between its parts where it is too long
 */
export function pathElement(path) {
  const parts = path.split("/");
  return element("code", { class: "path" }, parts.map((part, index) => [part, index < parts.length - 1 && ["/", element("wbr")]]));
}
