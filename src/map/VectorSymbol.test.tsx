import { render } from '@testing-library/react'
import type { GeometryShape } from './tileLayerSource'
import { VectorSymbol } from './VectorSymbol'

/** The parts that are drawn: area, line or point. */
function drawn(shapes: GeometryShape[] | undefined): string[] {
  const { container } = render(<VectorSymbol className="mark" color="#d4380d" shapes={shapes} />)
  return [...container.querySelectorAll('path, circle')].map((part) => {
    if (part.matches('circle')) return 'point'
    return part.getAttribute('fill') === 'none' ? 'line' : 'polygon'
  })
}

test('a legend shows what a layer is made of', () => {
  expect(drawn(['point'])).toEqual(['point'])
  expect(drawn(['line'])).toEqual(['line'])
  expect(drawn(['polygon'])).toEqual(['polygon'])
  expect(drawn(['line', 'point'])).toEqual(['line', 'point'])
  // An area has an outline already.
  expect(drawn(['line', 'point', 'polygon'])).toEqual(['polygon', 'point'])
})

test('where that is not known it shows an area and a point', () => {
  expect(drawn([])).toEqual(['polygon', 'point'])
  expect(drawn(undefined)).toEqual(['polygon', 'point'])
})
