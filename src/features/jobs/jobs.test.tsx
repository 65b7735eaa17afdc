import { screen, within } from '@testing-library/react'
import { aJob, aUser } from '../../testing/factories'
import { jobHandlers } from '../../testing/handlers/job'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const user = aUser({ userType: 'tenant-user' })

test('shows running jobs on every page, cancels them and retries failed jobs', async () => {
  const jobs = [
    aJob({ title: 'Orthophoto March' }),
    aJob({ title: 'Plots', status: 'failed', message: 'The file ends in the middle' }),
  ]
  server.use(...jobHandlers(jobs))
  const { user: person } = renderApp({ route: '/dashboard/missions', user })
  await person.click(await screen.findByRole('button', { name: 'Jobs, 1 running' }))
  const rows = await screen.findAllByRole('listitem')
  const row = (text: string) => within(rows.find(({ textContent }) => textContent?.includes(text)) ?? document.body)
  expect(row('Orthophoto').getByRole('progressbar', { name: 'Progress of Orthophoto March' })).toBeVisible()
  expect(row('Plots').getByText(/The file ends in the middle/)).toBeVisible()

  await person.click(screen.getByRole('button', { name: 'Retry Plots' }))
  await person.click(await screen.findByRole('button', { name: 'Cancel Orthophoto March' }))
  expect(await screen.findByText(/^Cancelled/)).toBeVisible()
  expect(jobs.map(({ status }) => status)).toEqual(['cancelled', 'queued'])
})

test('explains the empty list', async () => {
  const { user: person } = renderApp({ route: '/dashboard/missions', user })
  await person.click(await screen.findByRole('button', { name: 'Jobs' }))
  expect(await screen.findByText(/No jobs yet/)).toBeVisible()
})
