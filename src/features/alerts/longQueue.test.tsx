import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Alert } from '../../api/alert'
import { aUser } from '../../testing/factories'
import { alertHandlers, anAlert } from '../../testing/handlers/alert'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const operator = aUser({ permissions: ['mission_list', 'alert_list', 'alert_update', 'alert_delete'] })
const PAGE = 2

/** The desk with a queue of two alerts on each page. */
function open(alerts: Alert[], query = '') {
  const paged = http.get(apiUrl('/alert/list'), ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    const items = alerts.slice((page - 1) * PAGE, page * PAGE)
    return HttpResponse.json({ status: true, data: { items, total: alerts.length, page, pageSize: PAGE } })
  })
  server.use(paged, ...alertHandlers(alerts))
  return renderApp({ route: `/dashboard/alerts${query}`, user: operator })
}

const fiveAlerts = () => ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => anAlert({ title }))
const shownTitles = async () =>
  within(await screen.findByRole('list', { name: 'Alerts' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent)

test('says how many of how many alerts are shown, and shows more', async () => {
  const { user } = open(fiveAlerts())
  expect(await shownTitles()).toEqual(['One', 'Two'])
  expect(screen.getByText('2 of 5 alerts')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('4 of 5 alerts')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('5 alerts')).toBeVisible()
  expect(await shownTitles()).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('J goes on with the next page, and K comes back', async () => {
  const { user } = open(fiveAlerts())
  await shownTitles()
  await user.keyboard('j')
  await user.keyboard('j')
  await screen.findByRole('article', { name: 'Two' })
  await user.keyboard('j')
  await screen.findByRole('article', { name: 'Three' })
  expect(screen.getByText('4 of 5 alerts')).toBeVisible()
  await user.keyboard('k')
  await screen.findByRole('article', { name: 'Two' })
})

test('opens a linked alert of a later page, and keeps all loaded pages after a decision', async () => {
  const alerts = fiveAlerts()
  const { user } = open(alerts, `?alert=${alerts[4]?._id}`)
  await screen.findByRole('article', { name: 'Five' })
  expect(await shownTitles()).toEqual(['One', 'Two'])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('4 of 5 alerts')
  await user.keyboard('a')
  await waitFor(() => expect(alerts[4]?.state).toBe('acknowledged'))
  await screen.findByRole('article', { name: 'Five' })
  expect(screen.getByText('4 of 5 alerts')).toBeVisible()
})

test('says when the next page cannot be loaded, and keeps the alerts', async () => {
  const { user } = open(fiveAlerts())
  await shownTitles()
  const failure = { status: false, message: 'The database is not available.' }
  server.use(http.get(apiUrl('/alert/list'), () => HttpResponse.json(failure, { status: 503 }), { once: true }))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('The database is not available.')).toBeVisible()
  expect(await shownTitles()).toEqual(['One', 'Two'])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('4 of 5 alerts')).toBeVisible()
})
