import { render } from '@testing-library/react'
import type { GeometryShape } from './scene'
import { VectorSymbol } from './VectorSymbol'

/** The parts that are drawn: area, line or point. */
function drawn(shapes: GeometryShape[] | undefined): string[] {
  const { container } = render(<VectorSymbol className="mark" color="#d4380d" shapes={shapes} />)
  return [...container.querySelectorAll('path, circle')].map((part) => {
    if (part.matches('circle')) return 'point'
    return part.getAttribute('fill') === 'none' ? 'line' : 'polygon'
  })
}

test('shows the geometry types that a layer contains', () => {
  expect(drawn(['point'])).toEqual(['point'])
  expect(drawn(['line'])).toEqual(['line'])
  expect(drawn(['polygon'])).toEqual(['polygon'])
  expect(drawn(['line', 'point'])).toEqual(['line', 'point'])
  // The symbol of an area includes its outline.
  expect(drawn(['line', 'point', 'polygon'])).toEqual(['polygon', 'point'])
})

test('shows an area and a point if the geometry types are unknown', () => {
  expect(drawn([])).toEqual(['polygon', 'point'])
  expect(drawn(undefined)).toEqual(['polygon', 'point'])
})
