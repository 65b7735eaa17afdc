import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aRecording } from '../../testing/handlers/vod'
import { RecordingPoster } from './list/RecordingPoster'
import { momentsOf, tileAt } from './storyboard'

test('shows 48 moments at even distances', () => {
  const moments = momentsOf(48_000)
  expect(moments).toHaveLength(48)
  expect(moments.slice(0, 2)).toEqual([0.5, 1.5])
  expect(moments.at(-1)).toBe(47.5)
})

test('finds the picture of a share of the duration', () => {
  expect(tileAt(0)).toEqual({ column: 0, row: 0 })
  expect(tileAt(0.5)).toEqual({ column: 0, row: 3 })
  expect(tileAt(1)).toEqual({ column: 7, row: 5 })
})

test('previews a recording from its small pictures, without loading the video', async () => {
  const storyboardUrl = '/apis/v1/recording/storyboard/1?v=2'
  const recording = aRecording({ storyboardUrl, durationMs: 96_000, width: 1920, height: 1080 })
  const { container } = render(<RecordingPoster recording={recording} />)
  const poster = container.querySelector<HTMLElement>('.recording-poster')!
  jest.spyOn(poster, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 160 } as DOMRect)
  await userEvent.pointer({ target: poster, coords: { clientX: 54 } })
  const tile = container.querySelector<HTMLElement>('.storyboard-tile')
  expect(tile?.style.backgroundImage).toContain(storyboardUrl)
  expect(container.querySelector('video')).not.toBeInTheDocument()
  expect(screen.getByText('0:32')).toBeInTheDocument()
})
