import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CornerForm } from './CornerForm'
import { NO_CORNERS } from './corners'

const onGeoreference = jest.fn()
beforeEach(() => onGeoreference.mockClear())

function TestForm() {
  const [corners, setCorners] = useState(NO_CORNERS)
  return (
    <CornerForm
      name="Scan"
      corners={corners}
      isSaving={false}
      onChange={setCorners}
      onGeoreference={onGeoreference}
      onCancel={() => undefined}
    />
  )
}

test('completes a corner only when both coordinates are entered', async () => {
  const user = userEvent.setup()
  render(<TestForm />)
  const latitudes = screen.getAllByRole('spinbutton', { name: /latitude/i })
  const longitudes = screen.getAllByRole('spinbutton', { name: /longitude/i })
  const georeferenceButton = screen.getByRole('button', { name: 'Place on map' })
  for (const [at, field] of latitudes.entries()) await user.type(field, String(50 + at))
  await user.tab()
  expect(latitudes[0]).toHaveValue('50')
  expect(longitudes[0]).toHaveValue('')
  expect(georeferenceButton).toBeDisabled()

  for (const [at, field] of longitudes.entries()) await user.type(field, String(4 + at))
  await user.click(georeferenceButton)
  expect(onGeoreference).toHaveBeenCalledWith([
    { lat: 50, long: 4 },
    { lat: 51, long: 5 },
    { lat: 52, long: 6 },
    { lat: 53, long: 7 },
  ])

  await user.clear(longitudes[3] as HTMLElement)
  await user.tab()
  expect(georeferenceButton).toBeDisabled()
  expect(latitudes[3]).toHaveValue('53')
})
