import { useState } from 'react'
import { Alert, Button, Card, Flex, Form, Input, Select, Switch } from 'antd'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../../api/errors'
import { useListActivePackagesQuery } from '../../api/package'
import { useCreateTenantMutation } from '../../api/tenant'
import { NoOptions } from '../../shared/lists/NoOptions'
import { popupParent } from '../../shared/popupParent'
import { useProblems } from '../../shared/forms/useProblems'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { priceLabel } from '../../shared/packages/offerLabels'
import { showMessage } from '../../shared/showMessage'
import { newTenantLimits } from '../../shared/limits/tenant.gen'
import { pageSizeLimits } from '../../shared/limits/common.gen'
import { tenantsText } from './messages'
import { LIST_PAGE, tenantPath } from './paths'

const FORM_NAME = 'tenant'

interface TenantValues {
  name: string
  packageId?: string
  rootName: string
  email: string
  withPayment: boolean
}

const noValues: TenantValues = { name: '', rootName: '', email: '', withPayment: false }

const labels = () => ({
  name: tenantsText('fieldName'),
  packageId: tenantsText('fieldPackage'),
  rootName: tenantsText('fieldRootName'),
  email: tenantsText('fieldEmail'),
  withPayment: tenantsText('fieldWithPayment'),
})

// The contract nests fields that the form keeps flat.
const places: Readonly<Record<string, string>> = {
  'root/name': 'rootName',
  'root.name': 'rootName',
  'root/email': 'email',
  'root.email': 'email',
}

export function TenantCreatePage() {
  const navigate = useNavigate()
  const [form] = Form.useForm<TenantValues>()
  const [isDirty, setDirty] = useState(false)
  const { leaveDialog, release } = useUnsavedGuard(isDirty)
  const problems = useProblems<TenantValues>(form, FORM_NAME, labels())
  const packages = useListActivePackagesQuery({ pageSize: pageSizeLimits.maximum })
  const [createTenant, { isLoading }] = useCreateTenantMutation()

  const save = async ({ name, packageId = '', rootName, email, withPayment }: TenantValues) => {
    problems.clear()
    const root = { name: rootName.trim(), email: email.trim() }
    const { data, error } = await createTenant({ newTenant: { name: name.trim(), packageId, root, withPayment } })
    if (data) {
      release()
      showMessage({ type: 'success', text: tenantsText('created') })
      await navigate(tenantPath(data.data), { replace: true })
    }
    if (isApiError(error)) {
      const fields = error.fields?.map(({ field, message }) => ({ field: places[field] ?? field, message }))
      problems.showServerError({ message: error.message, fields })
    }
  }

  return (
    <>
      <PageHeader title={tenantsText('newTenant')} />
      <Card style={{ maxWidth: 720 }}>
        <Form<TenantValues>
          form={form}
          name={FORM_NAME}
          layout="vertical"
          requiredMark="optional"
          initialValues={noValues}
          scrollToFirstError
          onValuesChange={(changed: object, values) => {
            problems.forget(changed)
            setDirty(Boolean(values.name || values.packageId || values.rootName || values.email))
          }}
          onFinish={(values) => void save(values)}
          onFinishFailed={problems.showFailed}
        >
          {problems.summary}
          <Form.Item
            name="name"
            label={labels().name}
            rules={[
              { required: true, whitespace: true, message: tenantsText('nameNeeded') },
              {
                max: newTenantLimits.name.maxLength,
                message: tenantsText('tooLong', { max: newTenantLimits.name.maxLength }),
              },
            ]}
          >
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="packageId"
            label={labels().packageId}
            rules={[{ required: true, message: tenantsText('packageNeeded') }]}
          >
            <Select
              loading={packages.isFetching}
              getPopupContainer={popupParent}
              notFoundContent={<NoOptions query={packages} none={tenantsText('noneOnSale')} />}
              options={packages.data?.data.items.map((pack) => ({
                value: pack._id,
                label: tenantsText('packageOption', { name: pack.name, price: priceLabel(pack) }),
              }))}
            />
          </Form.Item>
          {packages.error && (
            <Alert
              type="error"
              showIcon
              title={tenantsText('packagesNotLoaded', { message: packages.error.message ?? '' })}
              style={{ marginBottom: 16 }}
            />
          )}
          <Form.Item
            name="rootName"
            label={labels().rootName}
            rules={[
              { required: true, whitespace: true, message: tenantsText('rootNameNeeded') },
              {
                max: newTenantLimits.name.maxLength,
                message: tenantsText('tooLong', { max: newTenantLimits.name.maxLength }),
              },
            ]}
          >
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="email"
            label={labels().email}
            extra={tenantsText('emailHelp')}
            validateTrigger={['onBlur', 'onSubmit']}
            rules={[
              { required: true, whitespace: true, message: tenantsText('emailNeeded') },
              { type: 'email', transform: (typed: string) => typed.trim(), message: tenantsText('emailInvalid') },
              {
                max: newTenantLimits.root.email.maxLength,
                message: tenantsText('tooLong', { max: newTenantLimits.root.email.maxLength }),
              },
            ]}
          >
            <Input type="email" autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="withPayment"
            valuePropName="checked"
            label={labels().withPayment}
            required
            extra={tenantsText('withPaymentHelp')}
          >
            <Switch />
          </Form.Item>
          <Flex gap={8} wrap>
            <Button type="primary" htmlType="submit" loading={isLoading}>
              {tenantsText('create')}
            </Button>
            <LinkButton to={LIST_PAGE}>{tenantsText('cancel')}</LinkButton>
          </Flex>
        </Form>
      </Card>
      {leaveDialog}
    </>
  )
}
