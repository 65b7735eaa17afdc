import { useState } from 'react'
import { Alert, Flex, Input, Modal, Radio } from 'antd'
import type { AlertOutcome } from '../../../api/alert'
import { alertEditLimits } from '../../../shared/limits/alert.gen'
import { OUTCOMES } from '../../../alerts/alertStates'
import { alertsText } from '../../../alerts/messages'
import type { Refusal } from './useDecisions'

interface CloseAlertProps {
  title: string
  /** Names the alert: its mission and time. */
  about?: string
  /** Why it could not be closed. */
  problem?: Refusal | undefined
  onClose: (outcome: AlertOutcome, reason: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the outcome and the reason. Keeps them when the closing is refused. */
export function CloseAlert({ title, about, problem, onClose, onCancel }: CloseAlertProps) {
  const [outcome, setOutcome] = useState<AlertOutcome>()
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    if (!outcome) return
    setSending(true)
    await onClose(outcome, reason.trim())
    setSending(false)
  }
  return (
    <Modal
      open
      title={title}
      okText={alertsText('close')}
      cancelText={alertsText('cancel')}
      okButtonProps={{ disabled: !outcome, loading: isSending }}
      onOk={() => void send()}
      onCancel={onCancel}
      closable={{ 'aria-label': alertsText('cancel') }}
    >
      <Flex vertical gap={12}>
        {about !== undefined && <p style={{ margin: 0 }}>{about}</p>}
        {problem && <Alert type="error" showIcon title={problem.message} description={problem.detail} />}
        <Radio.Group
          vertical
          aria-label={alertsText('outcome')}
          value={outcome}
          options={OUTCOMES.map((value) => ({ value, label: alertsText(value) }))}
          onChange={({ target }) => setOutcome(target.value as AlertOutcome)}
        />
        <label htmlFor="alert-reason">{alertsText('closeReason')}</label>
        <Input.TextArea
          id="alert-reason"
          rows={3}
          value={reason}
          maxLength={alertEditLimits.reason.maxLength}
          onChange={({ target }) => setReason(target.value)}
        />
      </Flex>
    </Modal>
  )
}
