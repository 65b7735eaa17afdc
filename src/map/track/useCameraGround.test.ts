import { renderHook } from '@testing-library/react'
import type { TrackGround } from '../../api/telemetry'
import { aTrackGround } from '../../testing/handlers/telemetry'
import { useCameraGround } from './useCameraGround'

type GroundQuery = Parameters<typeof useCameraGround>[1]

interface Props {
  subject: string
  query: GroundQuery
}

const ground = aTrackGround()
const read: GroundQuery = { currentData: { status: true, data: { ground } }, isFetching: false }
const reading: GroundQuery = { currentData: undefined, isFetching: true }
const failed: GroundQuery = { currentData: undefined, isFetching: false }

const open = () =>
  renderHook<TrackGround | null | undefined, Props>(({ subject, query }) => useCameraGround(subject, query), {
    initialProps: { subject: 'A', query: read },
  })

test('keeps the ground of the last place while that of the next place of the same recording is read', () => {
  const { result, rerender } = open()
  expect(result.current).toBe(ground)
  rerender({ subject: 'A', query: reading })
  expect(result.current).toBe(ground)
  rerender({ subject: 'A', query: failed })
  expect(result.current).toBeUndefined()
})

test('starts another recording without ground, also if it cannot be read', () => {
  const { result, rerender } = open()
  rerender({ subject: 'B', query: reading })
  expect(result.current).toBeUndefined()
  rerender({ subject: 'B', query: failed })
  expect(result.current).toBeUndefined()
})

test('says that there is no elevation layer at the next place', () => {
  const { result, rerender } = open()
  rerender({ subject: 'A', query: { ...read, currentData: { status: true, data: { ground: null } } } })
  expect(result.current).toBeNull()
})
