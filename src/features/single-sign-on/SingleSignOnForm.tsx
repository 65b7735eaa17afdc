import { Alert, Button, Card, Form, Input, Select, Switch } from 'antd'
import { useEditSingleSignOnMutation, type SingleSignOn } from '../../api/single-sign-on'
import { changesTo } from '../../shared/forms/changes'
import { useProblems } from '../../shared/forms/useProblems'
import { useVersionedEdit } from '../../shared/forms/useVersionedEdit'
import { singleSignOnEditLimits } from '../../shared/limits/single-sign-on.gen'
import { showMessage } from '../../shared/showMessage'
import { GroupFields } from './GroupFields'
import { ssoText } from './messages'
import { fieldLabels, valuesOf, type SsoValues } from './ssoValues'

const FORM_NAME = 'single-sign-on'
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

interface SingleSignOnFormProps {
  stored: SingleSignOn
  /** Fetches the latest state; undefined if that failed. */
  reload: () => Promise<SingleSignOn | undefined>
}

export function SingleSignOnForm({ stored, reload }: SingleSignOnFormProps) {
  const [form] = Form.useForm<SsoValues>()
  const [editSettings, { isLoading }] = useEditSingleSignOnMutation()
  const labels = fieldLabels()
  const problems = useProblems(form, FORM_NAME, labels)
  const edit = useVersionedEdit<SingleSignOn, SsoValues>({
    form,
    newest: stored,
    valuesOf,
    labels,
    send: async (values, base) => {
      const { groups, ...changes } = changesTo(values, valuesOf(base))
      const singleSignOnEdit = {
        ...changes,
        ...(groups && { groups: groups as SingleSignOn['groups'] }),
        ...(base.version > 0 && { version: base.version }),
      }
      const { data, error } = await editSettings({ singleSignOnEdit })
      if (data) form.setFieldValue('clientSecret', '')
      return { error, ...(data?.data.settings && { saved: data.data.settings }) }
    },
    reload,
  })
  const isEnabled = Form.useWatch('enabled', form) ?? stored.enabled
  const trustsUnverified = Form.useWatch('trustsUnverifiedEmail', form) ?? stored.trustsUnverifiedEmail

  const save = async () => {
    problems.clear()
    const { isDone, error } = await edit.save()
    if (error) problems.showServerError(error)
    if (isDone && edit.isDirty) showMessage({ type: 'success', text: ssoText('saved') })
  }

  return (
    <Card size="small">
      {edit.conflict}
      <Form<SsoValues>
        form={form}
        name={FORM_NAME}
        layout="vertical"
        requiredMark={false}
        noValidate
        initialValues={valuesOf(edit.base)}
        scrollToFirstError
        onValuesChange={(changed: Partial<SsoValues>) => {
          problems.forget(changed)
          if (changed.enabled === false) form.setFieldValue('passwordsDisabled', false)
          edit.onChange()
        }}
        onFinish={() => void save()}
        onFinishFailed={problems.showFailed}
      >
        {problems.summary}
        <Form.Item
          name="issuer"
          label={labels.issuer}
          extra={ssoText('issuerHelp')}
          rules={[{ required: true, type: 'url', message: ssoText('issuerInvalid') }]}
        >
          <Input inputMode="url" maxLength={singleSignOnEditLimits.issuer.maxLength} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="application"
          label={labels.application}
          rules={[{ required: true, whitespace: true, message: ssoText('clientIdNeeded') }]}
        >
          <Input maxLength={singleSignOnEditLimits.application.maxLength} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="clientSecret"
          label={labels.clientSecret}
          extra={ssoText(edit.base.hasSecret ? 'secretStored' : 'secretHelp')}
        >
          <Input.Password maxLength={singleSignOnEditLimits.clientSecret.maxLength} autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="domains"
          label={labels.domains}
          extra={ssoText('domainsHelp')}
          rules={[
            { type: 'array', defaultField: { type: 'string', pattern: DOMAIN, message: ssoText('domainInvalid') } },
            ...(isEnabled ? [{ required: true, message: ssoText('domainsNeeded') }] : []),
          ]}
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',', ';']} />
        </Form.Item>
        <Form.Item
          name="createsUsers"
          label={labels.createsUsers}
          valuePropName="checked"
          extra={ssoText('createsUsersHelp')}
        >
          <Switch />
        </Form.Item>
        <Form.Item
          name="trustsUnverifiedEmail"
          label={labels.trustsUnverifiedEmail}
          valuePropName="checked"
          extra={ssoText('trustsUnverifiedEmailHelp')}
        >
          <Switch />
        </Form.Item>
        {trustsUnverified && (
          <Alert type="warning" showIcon title={ssoText('trustsUnverifiedEmailWarning')} style={{ marginBottom: 24 }} />
        )}
        <Form.Item
          name="groupsClaim"
          label={labels.groupsClaim}
          rules={[{ required: true, whitespace: true, message: ssoText('groupsClaimNeeded') }]}
        >
          <Input maxLength={singleSignOnEditLimits.groupsClaim.maxLength} style={{ maxWidth: 240 }} />
        </Form.Item>
        <GroupFields />
        <Form.Item name="enabled" label={labels.enabled} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item
          name="passwordsDisabled"
          label={labels.passwordsDisabled}
          valuePropName="checked"
          extra={ssoText('passwordsDisabledHelp')}
        >
          <Switch disabled={!isEnabled} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {ssoText('save')}
        </Button>
      </Form>
      {edit.leaveDialog}
    </Card>
  )
}
