import { render, screen } from '@testing-library/react'
import { FactList } from './FactList'

test('lists names with their values and leaves out facts without one', () => {
  render(
    <FactList
      facts={[
        ['Size', '3 m'],
        ['Notes', null],
        ['Empty', ''],
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Size', 'Empty'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['3 m', ''])
})

test('is absent without facts', () => {
  const { container } = render(<FactList facts={[['Notes', null]]} />)
  expect(container).toBeEmptyDOMElement()
})
