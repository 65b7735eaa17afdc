import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useDeleteAlertsMutation, type Alert } from '../api/alert'
import { useCan } from '../session/useCan'
import { lazyArea } from '../shared/lazyArea'
import { showMessage } from '../shared/showMessage'
import { sentOf, type AlertDraft } from './alertDraft'
import { alertsText } from './messages'
import './raiseAlert.css'
import { useSendAlert } from './useSendAlert'

const EditAlert = lazyArea(() => import('./EditAlert'), 'EditAlert')

/** The notice closes by itself, so that it does not cover what people watch. */
const SHOWN_MS = 20_000

interface RaisedNoticeProps {
  draft: AlertDraft
  onClose: () => void
}

/** Raises an alert at once, and offers to describe it or to take it back. Mount it anew for each alert. */
export function RaisedNotice({ draft, onClose }: RaisedNoticeProps) {
  const { picture, camera } = draft
  const send = useSendAlert()
  const [remove, { isLoading: isRemoving }] = useDeleteAlertsMutation()
  const canDelete = useCan('alert_delete')
  const [alert, setAlert] = useState<Alert>()
  const [text, setText] = useState(alertsText('raising'))
  const [hasFailed, setFailed] = useState(false)
  const [isEditing, setEditing] = useState(false)

  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const raise = async () => {
    setFailed(false)
    setText(alertsText('raising'))
    const title = camera ? alertsText('sightingOf', { camera }) : alertsText('sighting')
    const newAlert = { ...sentOf(draft), title, kind: alertsText('sighting'), severity: 'medium' as const }
    const { data, error } = await send(newAlert, picture)
    // The next alert has replaced this notice.
    if (!isShown.current && error)
      showMessage({ type: 'error', text: alertsText('notRaised', { title, problem: error.message ?? '' }) })
    setAlert(data?.data)
    setText(data?.message ?? error?.message ?? alertsText('raised'))
    setFailed(data === undefined)
  }
  const hasStarted = useRef(false)
  const start = useEffectEvent(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void raise()
  })
  useEffect(() => {
    start()
  }, [])

  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!alert || isEditing) return undefined
    const timer = setTimeout(() => close(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [alert, isEditing])

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (key.toLowerCase() !== 'd' || ctrlKey || metaKey || altKey || !alert || isEditing || isField(target)) return
    event.preventDefault()
    setEditing(true)
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  const undo = async (alertId: string) => {
    const { error } = await remove({ alertIds: [alertId] })
    if (error) return showMessage({ type: 'error', text: error.message ?? '' })
    showMessage({ type: 'success', text: alertsText('withdrawn') })
    onClose()
  }

  return (
    <>
      <section className="raised-notice" aria-label={alertsText('raisedNotice')}>
        <span role="status">{text}</span>
        <Flex gap={8} wrap>
          {alert && (
            <Button size="small" type="primary" title={alertsText('describeByD')} onClick={() => setEditing(true)}>
              {alertsText('describe')}
            </Button>
          )}
          {alert && alert.repeats === 0 && canDelete && (
            <Button size="small" loading={isRemoving} onClick={() => void undo(alert._id)}>
              {alertsText('withdraw')}
            </Button>
          )}
          {hasFailed && (
            <Button size="small" type="primary" onClick={() => void raise()}>
              {alertsText('tryAgain')}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={alertsText('closeNotice')}
            onClick={onClose}
          />
        </Flex>
      </section>
      {alert && isEditing && (
        <Suspense fallback={null}>
          <EditAlert alert={alert} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}

/** The viewer of photos is a dialog itself, so only fields keep their keys. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, [role=combobox]')
