import { useState } from 'react'
import { Flex, Input, Modal, Radio } from 'antd'
import type { AlertOutcome } from '../../../api/alert'
import { alertEditLimits } from '../../../shared/limits/alert.gen'
import { OUTCOMES } from '../../../alerts/alertStates'
import { alertsText } from '../../../alerts/messages'

interface CloseAlertProps {
  title: string
  onClose: (outcome: AlertOutcome, reason: string) => void
  onCancel: () => void
}

/** Asks for the outcome and the reason. */
export function CloseAlert({ title, onClose, onCancel }: CloseAlertProps) {
  const [outcome, setOutcome] = useState<AlertOutcome>()
  const [reason, setReason] = useState('')
  return (
    <Modal
      open
      title={title}
      okText={alertsText('close')}
      cancelText={alertsText('cancel')}
      okButtonProps={{ disabled: !outcome }}
      onOk={() => outcome && onClose(outcome, reason.trim())}
      onCancel={onCancel}
      closable={{ 'aria-label': alertsText('cancel') }}
    >
      <Flex vertical gap={12}>
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
