import { Button, Card, Form, Input, type FormItemProps } from 'antd'
import { useUpdateOrganisationDetailsMutation, type Organisation } from '../../api/organisation'
import { useCan } from '../../session/useCan'
import { changesTo } from '../../shared/forms/changes'
import { useProblems } from '../../shared/forms/useProblems'
import { useVersionedEdit } from '../../shared/forms/useVersionedEdit'
import { permissionLabel } from '../../shared/permissions/permissions.gen'
import { showMessage } from '../../shared/showMessage'
import { organisationEditLimits } from '../../shared/limits/organisation.gen'
import { fieldLabels, trimmed, valuesOf, type DetailValues } from './detailValues'
import { LogoField } from './LogoField'
import { organisationText } from './messages'

const FORM_NAME = 'organisation'

interface DetailsCardProps {
  /** The latest known state. */
  organisation: Organisation
  /** Fetches the latest state; undefined if that failed. */
  reload: () => Promise<Organisation | undefined>
}

/** Name, address and contact details of the organisation. */
export function DetailsCard({ organisation, reload }: DetailsCardProps) {
  const [form] = Form.useForm<DetailValues>()
  const [update, { isLoading }] = useUpdateOrganisationDetailsMutation()
  const { summary, clear, showFailed, showServerError, forget } = useProblems(form, FORM_NAME, fieldLabels())
  const canUpdate = useCan('tenant_update_self')
  const edit = useVersionedEdit<Organisation, DetailValues>({
    form,
    newest: organisation,
    valuesOf,
    labels: fieldLabels(),
    send: async (values, base) => {
      const changes = trimmed(changesTo(values, valuesOf(base)))
      const { data, error } = await update({ organisationEdit: { version: base.version, ...changes } })
      return { error, saved: data?.data }
    },
    reload,
  })

  const save = async () => {
    clear()
    const { isDone, error } = await edit.save()
    if (error) showServerError(error)
    if (isDone && edit.isDirty) showMessage({ type: 'success', text: organisationText('saved') })
  }

  const rules: Partial<Record<keyof DetailValues, FormItemProps['rules']>> = {
    name: [{ required: true, whitespace: true, message: organisationText('nameNeeded') }],
    contactEmail: [{ type: 'email', message: organisationText('emailInvalid') }],
    billingEmail: [{ type: 'email', message: organisationText('emailInvalid') }],
  }

  const help: Partial<Record<keyof DetailValues, string>> = {
    billingEmail: organisationText('billingEmailHelp'),
    taxId: organisationText('taxIdHelp'),
  }

  return (
    <Card size="small" title={organisationText('details')}>
      <LogoField organisation={organisation} canUpdate={canUpdate} />
      {edit.conflict}
      <Form<DetailValues>
        form={form}
        name={FORM_NAME}
        layout="vertical"
        requiredMark={false}
        noValidate
        disabled={!canUpdate}
        initialValues={valuesOf(edit.base)}
        scrollToFirstError
        onValuesChange={(changed: object) => {
          forget(changed)
          edit.onChange()
        }}
        onFinish={() => void save()}
        onFinishFailed={showFailed}
      >
        {summary}
        {(['name', 'address', 'contactEmail', 'contactPhone', 'billingEmail', 'taxId'] as const).map((field) => (
          <Form.Item
            key={field}
            name={field}
            label={fieldLabels()[field]}
            validateTrigger="onBlur"
            rules={rules[field]}
            extra={help[field]}
          >
            {field === 'address' ? (
              <Input.TextArea
                autoSize={{ minRows: 2, maxRows: 6 }}
                maxLength={organisationEditLimits.address.maxLength}
              />
            ) : (
              <Input
                type={field === 'contactEmail' || field === 'billingEmail' ? 'email' : 'text'}
                autoComplete="off"
                maxLength={organisationEditLimits[field].maxLength}
              />
            )}
          </Form.Item>
        ))}
        {canUpdate ? (
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {organisationText('save')}
          </Button>
        ) : (
          <p>{organisationText('readOnly', { permission: permissionLabel('tenant_update_self') })}</p>
        )}
      </Form>
      {edit.leaveDialog}
    </Card>
  )
}
