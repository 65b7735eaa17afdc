import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { openNewMission } from './support/missions'

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
