import { useState } from 'react'
import { Button, Form, Input, Modal, Select } from 'antd'
import { isApiError } from '../../../api/errors'
import { useListActivePackagesQuery } from '../../../api/package'
import { useEditTenantMutation, type Tenant } from '../../../api/tenant'
import { besideField } from '../../../shared/besideField'
import { useProblems } from '../../../shared/forms/useProblems'
import { priceWords } from '../../../shared/packages/offerWords'
import { showMessage } from '../../../shared/showMessage'
import { NAME_MAX, PACKAGES_SHOWN } from '../limits'
import { tenantsText } from '../messages'

const FORM_NAME = 'edit-tenant'
const STALE = 409

interface TenantValues {
  name: string
  /** Absent to leave the package as it is. */
  packageId?: string
}

const labels = { name: tenantsText('fieldName'), packageId: tenantsText('fieldGivenPackage') }

interface EditTenantProps {
  tenant: Tenant
  /** The server has another version than the one shown. */
  onStale: () => void
}

/** Another name, or another package without payment. */
export function EditTenant({ tenant, onStale }: EditTenantProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{tenantsText('edit')}</Button>
      {isOpen && <EditDialog tenant={tenant} onStale={onStale} onClose={() => setOpen(false)} />}
    </>
  )
}

function EditDialog({ tenant, onStale, onClose }: EditTenantProps & { onClose: () => void }) {
  const { _id: tenantId, version, status } = tenant
  const [form] = Form.useForm<TenantValues>()
  const problems = useProblems<TenantValues>(form, FORM_NAME, labels)
  const packages = useListActivePackagesQuery({ pageSize: PACKAGES_SHOWN })
  const [editTenant, { isLoading }] = useEditTenantMutation()

  const save = async ({ name, packageId }: TenantValues) => {
    problems.clear()
    const changes = { ...(name.trim() !== tenant.name && { name: name.trim() }), ...(packageId && { packageId }) }
    if (Object.keys(changes).length === 0) return onClose()
    const { data, error } = await editTenant({ tenantId, tenantEdit: { version, ...changes } })
    if (data) {
      showMessage({ type: 'success', text: tenantsText('saved') })
      onClose()
    } else if (isApiError(error)) {
      problems.showRefusal(error)
      // What was typed stays; saving again refers to what is stored now.
      if (error.status === STALE) onStale()
    }
  }

  return (
    <Modal
      open
      title={tenantsText('editTitle', { name: tenant.name })}
      okText={tenantsText('save')}
      okButtonProps={{ htmlType: 'submit', form: FORM_NAME }}
      cancelText={tenantsText('cancel')}
      confirmLoading={isLoading}
      onCancel={onClose}
    >
      <Form<TenantValues>
        form={form}
        name={FORM_NAME}
        id={FORM_NAME}
        layout="vertical"
        requiredMark="optional"
        initialValues={{ name: tenant.name }}
        onValuesChange={problems.forget}
        onFinish={(values) => void save(values)}
        onFinishFailed={problems.showFailed}
      >
        {problems.summary}
        <Form.Item
          name="name"
          label={labels.name}
          rules={[
            { required: true, whitespace: true, message: tenantsText('nameNeeded') },
            { max: NAME_MAX, message: tenantsText('tooLong', { label: labels.name, max: NAME_MAX }) },
          ]}
        >
          <Input autoComplete="off" autoFocus />
        </Form.Item>
        <Form.Item
          name="packageId"
          label={labels.packageId}
          extra={tenantsText(status === 'pending' ? 'packageWantedHelp' : 'packageGivenHelp')}
        >
          <Select
            allowClear
            loading={packages.isFetching}
            placeholder={tenantsText('keepPackage')}
            getPopupContainer={besideField}
            notFoundContent={packages.data && tenantsText('noneOnSale')}
            options={packages.data?.data.items.map((pack) => ({
              value: pack._id,
              label: tenantsText('packageOption', { name: pack.name, price: priceWords(pack) }),
            }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
