import { useState } from 'react'
import { Button, Card, Form, Input, type FormItemProps } from 'antd'
import { isApiError } from '../../api/errors'
import { useUpdateOrganisationDetailsMutation, type Organisation } from '../../api/organisation'
import { useCan } from '../../session/useCan'
import { changedFields, changesTo, mergeNewer } from '../../shared/forms/changes'
import { NewerNotice } from '../../shared/forms/NewerNotice'
import { useProblems } from '../../shared/forms/useProblems'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { showMessage } from '../../shared/showMessage'
import { fieldLabels, trimmed, valuesOf, type DetailValues } from './detailValues'
import { LogoField } from './LogoField'
import { DETAIL_LIMITS } from './limits'
import { organisationText } from './messages'

const FORM_NAME = 'organisation'
const STALE = 409

interface DetailsCardProps {
  /** As it is stored now, as far as is known. */
  organisation: Organisation
  /** Reads the newest state; answers whether that worked. */
  onStale: () => Promise<boolean>
}

/** Name, address and the like, to be read by all who may and changed by some. */
export function DetailsCard({ organisation, onStale }: DetailsCardProps) {
  const [form] = Form.useForm<DetailValues>()
  const [base, setBase] = useState(organisation)
  const [isDirty, setDirty] = useState(false)
  const { question } = useUnsavedGuard(isDirty)
  const [update, { isLoading }] = useUpdateOrganisationDetailsMutation()
  const { summary, clear, showFailed, showRefusal, forget } = useProblems(form, FORM_NAME, fieldLabels)
  const canUpdate = useCan('tenant_update_self')
  const baseValues = valuesOf(base)
  const newestValues = valuesOf(organisation)
  const differing = changedFields(newestValues, baseValues)
  const isNewer = organisation.version > base.version
  // Another logo makes a newer version too, without touching what is edited here.
  if (isNewer && differing.length === 0) setBase(organisation)

  const typed = () => form.getFieldsValue(true) as DetailValues

  const save = async () => {
    clear()
    const changes = trimmed(changesTo(typed(), baseValues))
    if (Object.keys(changes).length === 0) return setDirty(false)
    const { data, error } = await update({ organisationEdit: { version: base.version, ...changes } })
    if (data) {
      setBase(data.data)
      form.setFieldsValue(valuesOf(data.data))
      setDirty(false)
      showMessage({ type: 'success', text: organisationText('saved') })
    } else if (isApiError(error)) {
      // Somebody was faster: what is stored now, once read, is offered above the form.
      const isToldAbove = error.status === STALE && !error.fields && (await onStale())
      if (!isToldAbove) showRefusal(error)
    }
  }

  const loadNewer = () => {
    const merged = mergeNewer(typed(), baseValues, newestValues)
    form.setFieldsValue(merged)
    setDirty(changedFields(merged, newestValues).length > 0)
    setBase(organisation)
  }

  const rules: Partial<Record<keyof DetailValues, FormItemProps['rules']>> = {
    name: [{ required: true, whitespace: true, message: organisationText('nameNeeded') }],
    contactEmail: [{ type: 'email', message: organisationText('emailInvalid') }],
  }

  return (
    <Card size="small" title={organisationText('details')}>
      <LogoField organisation={organisation} canUpdate={canUpdate} />
      {isNewer && differing.length > 0 && !isLoading && (
        <NewerNotice fields={differing.map((field) => fieldLabels[field])} onLoad={loadNewer} />
      )}
      <Form<DetailValues>
        form={form}
        name={FORM_NAME}
        layout="vertical"
        requiredMark={false}
        noValidate
        disabled={!canUpdate}
        initialValues={baseValues}
        scrollToFirstError
        onValuesChange={(changed: object) => {
          forget(changed)
          setDirty(changedFields(typed(), baseValues).length > 0)
        }}
        onFinish={() => void save()}
        onFinishFailed={showFailed}
      >
        {summary}
        {(['name', 'address', 'contactEmail', 'contactPhone', 'taxId'] as const).map((field) => (
          <Form.Item
            key={field}
            name={field}
            label={fieldLabels[field]}
            validateTrigger="onBlur"
            rules={rules[field]}
            extra={field === 'taxId' ? organisationText('taxIdHelp') : undefined}
          >
            {field === 'address' ? (
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={DETAIL_LIMITS.address} />
            ) : (
              <Input
                type={field === 'contactEmail' ? 'email' : 'text'}
                autoComplete="off"
                maxLength={DETAIL_LIMITS[field]}
              />
            )}
          </Form.Item>
        ))}
        {canUpdate ? (
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {organisationText('save')}
          </Button>
        ) : (
          <p>{organisationText('readOnly')}</p>
        )}
      </Form>
      {question}
    </Card>
  )
}
