import { keepWall, readKeptWall } from './keptWall'
import { emptySlot } from './slots'

const VIEW = {
  tileCount: 9 as const,
  slots: [{ ...emptySlot, flightId: 'flight', name: 'Drone 7', isLarge: true }, emptySlot],
  showsMap: false,
}

test('returns what was kept for the same user only', () => {
  keepWall('user', VIEW)
  expect(readKeptWall('user')).toEqual(VIEW)
  expect(readKeptWall('other')).toBeUndefined()
})

test('ignores what it cannot read', () => {
  for (const kept of ['{', '3', '{"tileCount":5,"slots":[]}', '{"tileCount":4,"slots":3}']) {
    sessionStorage.setItem('wall:user', kept)
    expect(readKeptWall('user')).toBeUndefined()
  }
  sessionStorage.setItem('wall:user', '{"tileCount":4,"slots":[7,{"flightId":3}]}')
  expect(readKeptWall('user')).toEqual({ tileCount: 4, slots: [emptySlot, emptySlot], showsMap: false })
})
