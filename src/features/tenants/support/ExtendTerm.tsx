import { useState } from 'react'
import { Button, Form, Input } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useExtendTenantTermMutation } from '../../../api/support'
import type { Tenant } from '../../../api/tenant'
import { DateTimeField } from '../../../shared/forms/DateTimeField'
import { EditDialog } from '../../../shared/forms/EditDialog'
import { showMessage } from '../../../shared/showMessage'
import { absoluteTime } from '../../../shared/time/timeText'
import { extendTenantTermLimits } from '../../../shared/limits/support.gen'
import { supportText } from './messages'

const FORM_NAME = 'extend-term'

interface Values {
  endsAt: Dayjs | null
  reason: string
}

interface ExtendTermProps {
  tenant: Tenant
  reload: () => Promise<Tenant | undefined>
}

/** Moves the end of the package to a later time; absent for a package without an end. */
export function ExtendTerm({ tenant, reload }: ExtendTermProps) {
  const [isOpen, setOpen] = useState(false)
  if (!tenant.package?.endsAt) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{supportText('extend')}</Button>
      {isOpen && <ExtendDialog tenant={tenant} reload={reload} onClose={() => setOpen(false)} />}
    </>
  )
}

function ExtendDialog({ tenant, reload, onClose }: ExtendTermProps & { onClose: () => void }) {
  const [extend, { isLoading }] = useExtendTenantTermMutation()
  const end = tenant.package?.endsAt
  return (
    <EditDialog<Tenant, Values>
      title={supportText('extendTitle', { name: tenant.name })}
      okText={supportText('extend')}
      formName={FORM_NAME}
      newest={tenant}
      valuesOf={(newest) => ({ endsAt: newest.package?.endsAt ? dayjs(newest.package.endsAt) : null, reason: '' })}
      labels={{ endsAt: supportText('endsAt'), reason: supportText('reason') }}
      send={({ endsAt, reason }, { _id: tenantId, version }) =>
        extend({ tenantId, body: { version, endsAt: (endsAt ?? dayjs()).toISOString(), reason: reason.trim() } })
      }
      reload={reload}
      isSaving={isLoading}
      onSaved={() => showMessage({ type: 'success', text: supportText('extended') })}
      onClose={onClose}
    >
      <Form.Item
        name="endsAt"
        label={supportText('endsAt')}
        extra={end && supportText('endsAtHelp', { time: absoluteTime(end) })}
        rules={[{ required: true, message: supportText('endsAtNeeded') }]}
      >
        <DateTimeField />
      </Form.Item>
      <Form.Item
        name="reason"
        label={supportText('reason')}
        extra={supportText('reasonHelp')}
        rules={[{ required: true, whitespace: true, message: supportText('reasonNeeded') }]}
      >
        <Input maxLength={extendTenantTermLimits.reason.maxLength} autoComplete="off" />
      </Form.Item>
    </EditDialog>
  )
}
