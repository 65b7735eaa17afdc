import { useEffect, useRef } from 'react'
import { Checkbox, Form } from 'antd'
import type { AlertSeverity } from '../api/alert'
import { Facts } from '../shared/Facts'
import { FormDialog } from '../shared/forms/FormDialog'
import { showMessage } from '../shared/showMessage'
import { sentOf, type AlertDraft } from './alertDraft'
import { AlertFields } from './AlertFields'
import { alertsText } from './messages'
import './raiseAlert.css'
import { raiseText } from './raiseMessages'
import { positionText } from '../shared/positionText'
import { seenText } from './seenText'
import { useSendAlert } from './useSendAlert'

interface Values {
  title: string
  kind: string
  severity: AlertSeverity
  description: string
  hasPicture: boolean
}

const FIRST: Values = { title: '', kind: '', severity: 'medium', description: '', hasPicture: true }

/** Form for an alert that a person raises. What the draft contains is sent with it. */
export function RaiseAlert({ draft, onClose }: { draft: AlertDraft; onClose: () => void }) {
  const { picture } = draft
  const sendAlert = useSendAlert()

  const send = ({ hasPicture, ...values }: Values) =>
    sendAlert({ ...sentOf(draft), ...values }, hasPicture ? picture : undefined)
  const done = ({ message }: { message?: string }) => {
    showMessage({ type: 'success', text: message ?? alertsText('raised') })
    onClose()
  }
  return (
    <FormDialog<Values, { message?: string }>
      title={raiseText('raise')}
      okText={raiseText('raise')}
      formName="raise-alert"
      labels={{ title: alertsText('title'), kind: alertsText('kind'), description: alertsText('description') }}
      initialValues={FIRST}
      send={send}
      onDone={done}
      onClose={onClose}
    >
      <AlertFields />
      {picture && (
        <>
          <DraftPicture picture={picture} />
          <Form.Item name="hasPicture" valuePropName="checked">
            <Checkbox>{alertsText('attachPicture')}</Checkbox>
          </Form.Item>
        </>
      )}
      <Facts items={factsOf(draft)} />
    </FormDialog>
  )
}

function factsOf({ position, recordingId, streamId, camera, occurredAt, isTimeOfFile = false }: AlertDraft) {
  const sources = [
    recordingId !== undefined && alertsText('momentIncluded'),
    streamId !== undefined && alertsText('streamIncluded'),
  ]
  const source = sources.find((text) => text !== false)
  return [
    ...(camera ? [{ key: 'camera', label: alertsText('camera'), children: camera }] : []),
    ...(occurredAt !== undefined
      ? [
          {
            key: 'seen',
            label: alertsText('seen'),
            children: seenText({ occurredAt, isTimeKnown: true, isTimeOfFile }),
          },
        ]
      : []),
    ...(position ? [{ key: 'position', label: alertsText('position'), children: positionText(position) }] : []),
    ...(source ? [{ key: 'source', label: alertsText('included'), children: source }] : []),
  ]
}

function DraftPicture({ picture }: { picture: Blob }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(picture)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [picture])
  return <img ref={image} className="raise-picture" alt={alertsText('attachedPicture')} />
}
