import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button, Form, Input } from 'antd'
import { MemoryRouter } from 'react-router-dom'
import { useVersionedEdit } from './useVersionedEdit'

interface Drone {
  version: number
  name: string
  note: string
  state?: string
}

const valuesOf = ({ name, note }: Drone) => ({ name, note })
const first: Drone = { version: 1, name: 'DRN-01', note: '' }

/** Edits a drone of which the server has `stored`. */
function open(stored: Drone) {
  const sent: { version: number; name: string }[] = []
  const outcomes: boolean[] = []

  function EditDrone() {
    const [form] = Form.useForm<{ name: string; note: string }>()
    const [newest, setNewest] = useState(first)
    const edit = useVersionedEdit<Drone, { name: string; note: string }>({
      form,
      newest,
      valuesOf,
      labels: { name: 'Name', note: 'Note' },
      send: ({ name }, { version }) => {
        sent.push({ version, name })
        const change = { at: new Date(Date.now() - 130_000).toISOString(), by: 'Ivy Root' }
        return Promise.resolve(
          version === stored.version ? {} : { error: { status: 409, message: 'Conflict', change } },
        )
      },
      reload: () => {
        setNewest(stored)
        return Promise.resolve(stored)
      },
    })
    return (
      <>
        {edit.conflict}
        <Form form={form} initialValues={valuesOf(edit.base)} onValuesChange={edit.onChange}>
          <Form.Item name="name" label="Name">
            <Input />
          </Form.Item>
          <Form.Item name="note" label="Note">
            <Input />
          </Form.Item>
        </Form>
        <Button onClick={() => setNewest(stored)}>receive</Button>
        <Button onClick={() => void edit.save().then(({ isDone }) => outcomes.push(isDone))}>save</Button>
      </>
    )
  }

  render(
    <MemoryRouter>
      <EditDrone />
    </MemoryRouter>,
  )
  return { user: userEvent.setup({ delay: null }), sent, outcomes }
}

const click = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

test('saves again with the newer version if no field of the form was changed', async () => {
  const { user, sent, outcomes } = open({ ...first, version: 2, state: 'parked' })
  await user.type(screen.getByLabelText('Name'), 'b')
  await click(user, 'save')
  expect(sent).toEqual([
    { version: 1, name: 'DRN-01b' },
    { version: 2, name: 'DRN-01b' },
  ])
  expect(outcomes).toEqual([true])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows a rejected save with a banner that takes the focus', async () => {
  const { user, outcomes } = open({ ...first, version: 2, note: 'Battery' })
  await user.type(screen.getByLabelText('Name'), 'b')
  await click(user, 'save')
  expect(outcomes).toEqual([false])
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Ivy Root changed this 2m ago\..*Note/)
  await click(user, 'Load latest version')
  expect(screen.getByLabelText('Name')).toHaveValue('DRN-01b')
  expect(screen.getByLabelText('Note')).toHaveValue('Battery')
  await click(user, 'save')
  expect(outcomes).toEqual([false, true])
})

test('does not take the focus when a newer version arrives while typing', async () => {
  const { user } = open({ ...first, version: 2, note: 'Battery' })
  await user.type(screen.getByLabelText('Name'), 'b')
  await click(user, 'receive')
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.getByRole('alert')).not.toHaveFocus()
  expect(screen.getByLabelText('Name')).toHaveValue('DRN-01b')
})

test('does not send a form without changes', async () => {
  const { user, sent, outcomes } = open(first)
  await click(user, 'save')
  expect(sent).toEqual([])
  expect(outcomes).toEqual([true])
})
