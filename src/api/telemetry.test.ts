import { baseApi } from './baseApi'
import { telemetryApi } from './telemetry'

type Tags = (result: unknown, error: unknown, arg: unknown) => readonly unknown[]

/** The tags that an endpoint provides for a camera on flat ground. */
function tagsOf(name: 'getFlightGround' | 'getRecordingGround', arg: object) {
  let tags: readonly unknown[] = []
  telemetryApi.enhanceEndpoints({
    endpoints: {
      [name]: ({ providesTags }: { providesTags: Tags }) => {
        tags = providesTags({ status: true, data: { ground: null } }, undefined, arg)
      },
    },
  })
  return tags
}

test.each([
  ['getFlightGround', { flightId: 'flight-1' }, { type: 'Flight', id: 'flight-1' }],
  ['getRecordingGround', { vodId: 'recording-1' }, { type: 'Recording', id: 'recording-1' }],
] as const)('reads the ground of %s again when telemetry, layers or the record change', (name, arg, own) => {
  expect(Object.keys(baseApi.endpoints)).toContain(name)
  expect(tagsOf(name, arg)).toEqual([{ type: 'Telemetry', id: 'LIST' }, { type: 'Layer', id: 'LIST' }, own])
})
