// The tabs below the timeline.

import { byID } from "viewer/dom.js";

/** @typedef {{ show: (name: string) => void }} Tabs */

/** @returns {Tabs} */
export function attachTabs() {
  const tabs = ["selection", "views", "culprits"].map((name) => ({
    name, tab: byID(`tab-${name}`, HTMLButtonElement), panel: byID(name, HTMLElement),
  }));
  const show = (/** @type {string} */ wanted) => {
    for (const { name, tab, panel } of tabs) {
      const isShown = name === wanted;
      tab.setAttribute("aria-selected", String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      panel.hidden = !isShown;
    }
  };
  tabs.forEach(({ name, tab }, index) => {
    tab.addEventListener("click", () => show(name));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      const next = tabs[(index + step + tabs.length) % tabs.length];
      show(next.name);
      next.tab.focus();
    });
  });
  return { show };
}
