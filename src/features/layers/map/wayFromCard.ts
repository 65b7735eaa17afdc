// Where a position on the screen has to move so that a card does not cover it.

interface Point {
  x: number
  y: number
}

interface Card {
  left: number
  top: number
  right: number
  bottom: number
}

/** Free space around the position, in px. */
const MARGIN = 32

/**
 * The shortest way out of the card that stays inside the map, all in CSS px from the upper left corner of the map.
 * @returns undefined if the card does not cover the position, or if the map has no space beside the card
 */
export function wayFromCard({ x, y }: Point, card: Card, map: { width: number; height: number }): Point | undefined {
  const isBeside =
    x < card.left - MARGIN || x > card.right + MARGIN || y < card.top - MARGIN || y > card.bottom + MARGIN
  if (isBeside) return undefined
  const ways: Point[] = [
    { x: card.left - MARGIN - x, y: 0 },
    { x: card.right + MARGIN - x, y: 0 },
    { x: 0, y: card.top - MARGIN - y },
    { x: 0, y: card.bottom + MARGIN - y },
  ]
  const isWithin = (position: number, size: number) => position >= MARGIN && position <= size - MARGIN
  const isInside = (way: Point) => (way.x === 0 ? isWithin(y + way.y, map.height) : isWithin(x + way.x, map.width))
  const lengthOf = (way: Point) => Math.abs(way.x) + Math.abs(way.y)
  return ways.filter(isInside).sort((one, other) => lengthOf(one) - lengthOf(other))[0]
}
