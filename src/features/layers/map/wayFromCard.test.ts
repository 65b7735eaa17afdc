import { wayFromCard } from './wayFromCard'

const MAP = { width: 800, height: 600 }
const CARD = { left: 48, top: 56, right: 340, bottom: 256 }

test('moves a covered position to the nearest free side of the card', () => {
  expect(wayFromCard({ x: 300, y: 120 }, CARD, MAP)).toEqual({ x: 72, y: 0 })
  expect(wayFromCard({ x: 150, y: 240 }, CARD, MAP)).toEqual({ x: 0, y: 48 })
})

test('leaves a position beside the card where it is', () => {
  expect(wayFromCard({ x: 500, y: 120 }, CARD, MAP)).toBeUndefined()
})

test('does not move a position out of the map', () => {
  const wide = { left: 8, top: 56, right: 382, bottom: 300 }
  expect(wayFromCard({ x: 370, y: 80 }, wide, { width: 390, height: 600 })).toEqual({ x: 0, y: 252 })
  expect(wayFromCard({ x: 200, y: 80 }, wide, { width: 390, height: 310 })).toBeUndefined()
})
