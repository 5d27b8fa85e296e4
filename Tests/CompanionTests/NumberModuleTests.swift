#if !canImport(Darwin)
import Accelerate
import Testing
import simd

/// What is computed of numbers and vectors.
@Suite struct NumberModuleTests {
    @Test("Sums over numbers, all of them or every second one")
    func sums() {
        let numbers: [Float] = [3, -4, 1, 2]
        func value(_ compute: (UnsafePointer<Float>, Int, UnsafeMutablePointer<Float>, vDSP_Length) -> Void, _ stride: Int = 1, _ count: vDSP_Length = 4) -> Float {
            var result: Float = 99
            compute(numbers, stride, &result, count)
            return result
        }
        #expect(value(vDSP_rmsqv, 1, 2) == (Float(25) / 2).squareRoot() && value(vDSP_rmsqv, 1, 0).isNaN)
        #expect(value(vDSP_meanv) == 0.5 && value(vDSP_meamgv) == 2.5 && value(vDSP_measqv) == 7.5 && value(vDSP_sve) == 2)
        #expect(value(vDSP_maxv) == 3 && value(vDSP_minv) == -4 && value(vDSP_maxmgv) == 4)
        #expect(value(vDSP_sve, 2, 2) == 4 && value(vDSP_maxv, 2, 0) == -.infinity)
        #expect(vDSP.rootMeanSquare([3.0, 4.0]) == 12.5.squareRoot() && vDSP.mean([1.0, 2.0]) == 1.5 && vDSP.maximumMagnitude([1.0, -2.0]) == 2)
        #expect(vDSP.add([1.0, 2], [3.0, 4]) == [4, 6] && vDSP.multiply(2, [1.0, 2]) == [2, 4] && vDSP.dot([1.0, 2], [3.0, 4]) == 11)
    }

    @Test("Vectors have lengths and products, and matrices map them")
    func vectors() {
        #expect(simd_length(simd_float2(3, 4)) == 5 && simd_distance(simd_float3(1, 1, 1), simd_float3(1, 1, 3)) == 2)
        #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1) && simd_dot(simd_float2(1, 2), simd_float2(3, 4)) == 11)
        #expect(simd_normalize(simd_double2(0, 5)) == simd_double2(0, 1) && mix(simd_float2(0, 0), simd_float2(2, 4), t: 0.5) == simd_float2(1, 2))
        var shift = matrix_identity_float4x4
        shift.columns.3 = simd_float4(1, 2, 3, 1)
        #expect(shift * simd_float4(1, 1, 1, 1) == simd_float4(2, 3, 4, 1))
        #expect((shift * shift).columns.3 == simd_float4(2, 4, 6, 1) && shift.transpose.columns.0 == simd_float4(1, 0, 0, 1))
    }
}
#endif
