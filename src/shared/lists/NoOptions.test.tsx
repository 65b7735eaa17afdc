import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NoOptions } from './NoOptions'

const query = (state: { isFetching?: boolean; error?: { message: string } }) => ({
  isFetching: false,
  refetch: jest.fn(),
  ...state,
})

test('says that options load before it says that there are none', () => {
  const { rerender } = render(<NoOptions query={query({ isFetching: true })} none="No groups" />)
  expect(screen.getByText('Loading…')).toBeVisible()
  expect(screen.queryByText('No groups')).not.toBeInTheDocument()
  rerender(<NoOptions query={query({})} none="No groups" />)
  expect(screen.getByText('No groups')).toBeVisible()
})

test('says that options could not be loaded, and loads them again', async () => {
  const failed = query({ error: { message: 'The server has a problem' } })
  render(<NoOptions query={failed} none="No groups" />)
  expect(screen.getByRole('alert')).toHaveTextContent('The server has a problem')
  expect(screen.queryByText('No groups')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(failed.refetch).toHaveBeenCalled()
})
