import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { clickMapUntil } from './support/layers'
import { openNewMission } from './support/missions'
import { takePicture } from './support/pictures'

flow('a mentioned colleague hears of a comment at once and answers in the thread', async ({ openAs }) => {
  const staff = await openAs('staff', { path: '/healthz' })
  await openNewMission(staff, 'Harbour watch', 'thread')
  const root = await openAs('root')
  await staff.getByText('No comments yet').waitFor()

  const field = staff.getByRole('textbox', { name: 'Comment' })
  await field.pressSequentially('Is the gate closed, @')
  await staff.getByTitle('Robin Root').waitFor()
  await staff.keyboard.type('robin')
  await staff.getByTitle('Vera Viewer').waitFor({ state: 'detached' })
  await staff.keyboard.press('Enter')
  await staff.keyboard.type('?')
  await staff.keyboard.press('Control+Enter')
  await staff.getByText('Is the gate closed, @Robin Root ?').waitFor()

  await root.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  await root.getByRole('link', { name: 'Sam Staff mentioned you in the thread of Harbour watch' }).click()
  await root.getByRole('listitem', { name: 'Comment by Sam Staff' }).getByText('New').waitFor()
  await root.getByRole('textbox', { name: 'Comment' }).fill('It is.')
  await root.getByRole('button', { name: 'Add comment' }).click()
  await staff.getByRole('listitem', { name: 'Comment by Robin Root' }).getByText('It is.').waitFor()
  await assertAccessible(staff, 'thread of a mission')
})

flow('a comment on a spot of the map is found by a colleague, who answers', async ({ openAs }) => {
  const staff = await openAs('staff', { path: '/healthz' })
  const mission = await openNewMission(staff, 'Quay watch')
  await staff.goto(`${mission}?view=@50.84,-0.14,18z`)
  await staff.getByRole('button', { name: 'Comment on a spot' }).click()
  const field = staff.getByRole('textbox', { name: 'Comment' })
  await clickMapUntil(staff, 0.5, 0.5, field)
  await field.fill('The ladder is missing here')
  await staff.getByRole('button', { name: 'Add comment' }).click()
  await staff.getByRole('listitem', { name: 'Comment by Sam Staff' }).waitFor()
  await assertAccessible(staff, 'comments on a spot of the map')
  await takePicture(staff, 'comments-on-a-spot')

  const root = await openAs('root', { path: '/healthz' })
  await root.goto(`${mission}/thread`)
  const elsewhere = root.getByRole('list', { name: 'Elsewhere in this mission' })
  await elsewhere.getByText('1 new').waitFor()
  await assertAccessible(root, 'threads of a mission')
  await takePicture(root, 'threads-of-a-mission')
  await elsewhere.getByRole('link', { name: /^Place 50\.8\d+, -0\.1\d+$/ }).click()
  // The thread of the mission has a field of the same name.
  await root.getByRole('heading', { name: /^Comments on 50\.8/ }).waitFor()
  await root.getByText('The ladder is missing here').waitFor()
  await root.getByRole('textbox', { name: 'Comment' }).fill('It is ordered.')
  await root.getByRole('button', { name: 'Add comment' }).click()
  await staff.getByText('It is ordered.').waitFor()

  await root.getByRole('link', { name: 'Show on map' }).click()
  const card = root.getByRole('complementary', { name: '2 comments' })
  await clickMapUntil(root, 0.5, 0.5, card)
  await assertAccessible(root, 'place with comments on the map')
  await card.getByRole('link', { name: 'Open comments' }).click()
  await root.getByRole('heading', { name: /^Comments on 50\.8/ }).waitFor()
})
