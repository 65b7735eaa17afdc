import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'antd'
import { FileButton } from './FileButton'

const input = () => screen.getByLabelText('Choose a picture', { selector: 'input' })

function renderInForm(onChoose: (files: File[]) => void = () => {}) {
  render(
    <Form>
      <FileButton label="Choose a picture" onChoose={onChoose} />
    </Form>,
  )
}

test('hides the input of the browser inside a form', () => {
  // As the form style sheet of antd, which jsdom does not apply.
  document.head.insertAdjacentHTML('beforeend', '<style>.ant-form input[type="file"] { display: block }</style>')
  renderInForm()
  expect(getComputedStyle(input()).display).toBe('none')
})

test('opens the file dialog by keyboard', async () => {
  renderInForm()
  const opened = jest.fn()
  input().addEventListener('click', opened)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledTimes(1)
  await userEvent.tab()
  expect(input()).not.toHaveFocus()
})

test('passes the chosen file on', async () => {
  const onChoose = jest.fn()
  renderInForm(onChoose)
  const file = new File(['x'], 'poster.png', { type: 'image/png' })
  await userEvent.upload(input(), file)
  expect(onChoose).toHaveBeenCalledWith([file])
})
