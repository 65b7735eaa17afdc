import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aMission, anId, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { missionHandlers } from '../../testing/handlers/mission'
import { aComment, aThread, threadHandlers } from '../../testing/handlers/thread'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const mission = aMission()
const ROUTE = `/dashboard/missions/${mission._id}/thread`
const writer = aUser({
  userType: 'tenant-user',
  permissions: ['mission_list', 'thread_list', 'thread_create', 'thread_update'],
})
const asha = { _id: anId(), name: 'Asha Rao' }

beforeEach(() => server.use(...missionHandlers([mission])))

test('writes a comment and mentions a person by keyboard', async () => {
  server.use(...threadHandlers([], [asha, { _id: anId(), name: 'Ben Lee' }]))
  const { user } = renderApp({ route: ROUTE, user: writer })
  expect(await screen.findByText('No comments yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  expect(screen.getByText('Enter a comment')).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Comment' })
  await user.type(field, 'Look @')
  expect(await screen.findByRole('option', { name: 'Ben Lee' })).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Mention someone' })).toHaveFocus()
  await user.keyboard('ash')
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Ben Lee' })).not.toBeInTheDocument())
  // antd reads the number of the key, which user-event leaves out.
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 })
  expect(field).toHaveValue('Look @Asha Rao ')
  expect(field).toHaveFocus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  const comment = await screen.findByRole('listitem', { name: 'Comment by Sam Staff' })
  expect(within(comment).getByText('@Asha Rao')).toHaveClass('comment-mention')
  expect(field).toHaveValue('')
})

test('keeps what is typed while a comment is sent', async () => {
  let answer: () => void = () => undefined
  const sent = new Promise<void>((resolve) => (answer = resolve))
  const slow = http.post(apiUrl('/thread'), async () => {
    await sent
    return HttpResponse.json({ status: true, data: aComment({ text: 'First' }) }, { status: 201 })
  })
  server.use(slow, ...threadHandlers([]))
  const { user } = renderApp({ route: ROUTE, user: writer })
  const field = await screen.findByRole('textbox', { name: 'Comment' })
  await user.type(field, 'First')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.type(field, ' Second')
  answer()
  await waitFor(() => expect(field).toHaveValue(' Second'))
})

test('marks new comments and keeps the mark after they are read', async () => {
  const comments = [aComment({ text: 'Old' }), aComment({ text: 'Fresh', isUnread: true, canEdit: false })]
  server.use(...threadHandlers(comments))
  renderApp({ route: ROUTE, user: writer })
  const fresh = (await screen.findByText('Fresh')).closest('li') as HTMLElement
  expect(within(fresh).getByText('New')).toBeVisible()
  await waitFor(() => expect(comments[1]?.isUnread).toBe(false))
  expect(within(fresh).getByText('New')).toBeVisible()
  expect(within(fresh).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
})

test('edits, shows earlier texts, deletes and undoes the deletion', async () => {
  server.use(...threadHandlers([aComment()]))
  const { user } = renderApp({ route: ROUTE, user: writer })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const field = screen.getByRole('textbox', { name: 'Edit comment' })
  await user.clear(field)
  await user.type(field, 'The gate is closed')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('The gate is closed', { selector: 'p' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edited' }))
  expect(await screen.findByText('The earlier text')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Comment deleted')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('The gate is closed')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The gate is closed')).toBeVisible()
})

test('shows readers no field, and repeats a failed read', async () => {
  const failed = { status: false, message: 'The database does not answer' }
  server.use(
    http.get(apiUrl('/thread'), () => HttpResponse.json(failed, { status: 503 }), { once: true }),
    ...threadHandlers(),
  )
  const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'thread_list'] })
  const { user } = renderApp({ route: ROUTE, user: reader })
  expect(await screen.findByText('The database does not answer')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nobody has written a comment here.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument()
})

test('lists comments elsewhere in the mission with links to where they are', async () => {
  const threads = [
    aThread({ entity: 'mission', name: mission.name }),
    aThread({ unread: 1 }),
    aThread({ entity: 'feature', name: 'Fences', featureIndex: 7 }),
    aThread({ entity: 'place', name: '', position: { lat: 50.84, long: -0.14 }, link: `${ROUTE}?place=50.84,-0.14` }),
  ]
  server.use(...threadHandlers([aComment()], [], [], threads))
  const { user } = renderApp({ route: ROUTE, user: writer })
  const list = await screen.findByRole('list', { name: 'Elsewhere in this mission' })
  expect(within(list).getAllByRole('link')).toHaveLength(3)
  expect(within(list).getByRole('link', { name: 'Fences, feature 7' })).toBeVisible()
  expect(within(list).getByText('1 new')).toBeVisible()
  await user.click(within(list).getByRole('link', { name: 'Place 50.840000, -0.140000' }))
  expect(await screen.findByRole('heading', { name: 'Comments on 50.840000, -0.140000' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show on map' })).toHaveAttribute(
    'href',
    `/dashboard/missions/${mission._id}?view=@50.84,-0.14,18z`,
  )
})
