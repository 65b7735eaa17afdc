import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PermissionPicker } from './PermissionPicker'

const areas = [
  {
    area: 'missions',
    label: 'Missions and flights',
    permissions: [
      { name: 'mission_list', label: 'See missions', grantable: true },
      { name: 'flight_list', label: 'See flights', grantable: true },
      { name: 'location_list', label: 'See locations', grantable: true },
    ],
  },
  {
    area: 'alerts',
    label: 'Alerts',
    permissions: [{ name: 'comment_delete', label: 'Delete comments of others', grantable: true }],
  },
]

async function search(text: string): Promise<(string | null)[]> {
  const user = userEvent.setup({ delay: null })
  render(<PermissionPicker areas={areas} sets={[]} isReadOnly />)
  await user.type(screen.getByRole('searchbox', { name: 'Search permissions' }), text)
  const found = await screen.findAllByRole('checkbox')
  return found.map((box) => box.closest('label')?.textContent ?? null)
}

test('finds permissions by their label and by their name', async () => {
  expect(await search('mission')).toEqual(['See missions'])
  cleanup()
  expect(await search('COMMENT_')).toEqual(['Delete comments of others'])
})

test('lists all permissions of an area when only the name of the area matches', async () => {
  expect(await search('alerts')).toEqual(['Delete comments of others'])
})
