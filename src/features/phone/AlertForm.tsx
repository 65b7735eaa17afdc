import { useRef, useState, type FormEvent } from 'react'
import { Alert, Button, Form, Input, Radio } from 'antd'
import { phoneAlertLimits } from '../../shared/limits/phone.gen'
import { currentPlace } from './currentPlace'
import { phoneText } from './messages'
import type { QueuedReport } from './outbox/outboxStore'
import { withPlace } from './photoExif'

const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const

interface AlertFormProps {
  onSend: (report: Omit<QueuedReport, 'id' | 'missionId' | 'at'>) => void
  onClose: () => void
}

/** What is seen, how urgent it is, and a picture of it. */
export function AlertForm({ onSend, onClose }: AlertFormProps) {
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const [severity, setSeverity] = useState<(typeof SEVERITIES)[number]>('high')
  const [picture, setPicture] = useState<File>()
  const [isMissing, setMissing] = useState(false)
  const [isPlacing, setPlacing] = useState(false)
  const picker = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return setMissing(true)
    const occurredAt = new Date()
    setPlacing(true)
    const position = await currentPlace()
    const file = picture && (await withPlace(picture, position, occurredAt).catch(() => picture))
    const alert = {
      title: title.trim(),
      severity,
      occurredAt: occurredAt.toISOString(),
      ...(description.trim() !== '' && { description: description.trim() }),
      ...(position && { position }),
    }
    onSend({ alert, hasPosition: position !== undefined, ...(file && { file }) })
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <h1>{phoneText('alert')}</h1>
      <Form.Item
        label={phoneText('alertTitle')}
        htmlFor="phone-alert-title"
        layout="vertical"
        {...(isMissing && { validateStatus: 'error', help: <span role="alert">{phoneText('alertTitleNeeded')}</span> })}
      >
        <Input
          id="phone-alert-title"
          size="large"
          value={title}
          maxLength={phoneAlertLimits.title.maxLength}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Form.Item>
      <fieldset className="phone-fieldset">
        <legend className="phone-label">{phoneText('severity')}</legend>
        <Radio.Group
          block
          size="large"
          optionType="button"
          buttonStyle="solid"
          value={severity}
          onChange={({ target }) => setSeverity(target.value as typeof severity)}
          options={SEVERITIES.map((value) => ({ value, label: phoneText(value) }))}
        />
      </fieldset>
      <Form.Item label={phoneText('description')} htmlFor="phone-alert-text" layout="vertical">
        <Input.TextArea
          id="phone-alert-text"
          value={description}
          maxLength={phoneAlertLimits.description.maxLength}
          autoSize={{ minRows: 2, maxRows: 5 }}
          onChange={({ target }) => setDescription(target.value)}
        />
      </Form.Item>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={phoneText('addPicture')}
        onChange={({ target }) => setPicture(target.files?.[0])}
      />
      {picture && <Alert role="status" type="success" showIcon title={phoneText('pictureAdded')} />}
      <div className="phone-buttons">
        <Button size="large" block onClick={() => picker.current?.click()}>
          {phoneText('addPicture')}
        </Button>
        <Button type="primary" size="large" block htmlType="submit" loading={isPlacing}>
          {phoneText('send')}
        </Button>
        <Button size="large" block onClick={onClose}>
          {phoneText('back')}
        </Button>
      </div>
    </form>
  )
}
