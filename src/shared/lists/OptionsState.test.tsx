import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OptionsState } from './OptionsState'

const settled = { isFetching: false, refetch: jest.fn() }
const show = (...queries: Parameters<typeof OptionsState>[0]['queries']) => (
  <OptionsState queries={queries}>Nobody</OptionsState>
)

test('says below the known options that the others load, and nothing once they are listed', () => {
  const { rerender } = render(show(settled, { ...settled, isFetching: true }))
  expect(screen.getByText('Nobody')).toBeVisible()
  expect(screen.getByText('Loading…')).toBeVisible()
  rerender(show(settled, settled))
  expect(screen.getByText('Nobody')).toBeVisible()
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument()
})

test('says that the others could not be loaded, and loads those again', async () => {
  const failed = { ...settled, error: { message: 'The server has a problem' }, refetch: jest.fn() }
  render(show({ ...settled, isFetching: true }, failed))
  expect(screen.getByRole('alert')).toHaveTextContent('The server has a problem')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(failed.refetch).toHaveBeenCalled()
})
