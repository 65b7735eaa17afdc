import { render, screen } from '@testing-library/react'
import { RecordingStopped } from './RecordingStopped'

test.each([
  ['storageFull', /storage full.*larger package/],
  ['diskFull', /storage full.*operator of the server/],
  ['notRecorded', /recording of this stream has stopped/],
] as const)('says why a stream is not recorded any more: %s', (warning, text) => {
  render(<RecordingStopped warnings={['bFrames', warning]} />)
  expect(screen.getByText(text)).toBeVisible()
})

test('says nothing while the stream is recorded', () => {
  const { container } = render(<RecordingStopped warnings={['bFrames']} />)
  expect(container).toBeEmptyDOMElement()
})
