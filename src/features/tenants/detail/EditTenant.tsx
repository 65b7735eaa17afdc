import { useState } from 'react'
import { Button, Form, Input, Select } from 'antd'
import { useListActivePackagesQuery } from '../../../api/package'
import { useEditTenantMutation, type Tenant } from '../../../api/tenant'
import { NoOptions } from '../../../shared/lists/NoOptions'
import { popupParent } from '../../../shared/popupParent'
import { EditDialog } from '../../../shared/forms/EditDialog'
import { priceLabel } from '../../../shared/packages/offerLabels'
import { showMessage } from '../../../shared/showMessage'
import { tenantEditLimits } from '../../../shared/limits/tenant.gen'
import { pageSizeLimits } from '../../../shared/limits/common.gen'
import { tenantsText } from '../messages'

const FORM_NAME = 'edit-tenant'

interface TenantValues {
  name: string
  /** Undefined keeps the package. */
  packageId?: string
}

const labels = () => ({ name: tenantsText('fieldName'), packageId: tenantsText('fieldGivenPackage') })

interface EditTenantProps {
  tenant: Tenant
  reload: () => Promise<Tenant | undefined>
}

/** Edits the name of a tenant or assigns another package without payment. */
export function EditTenant({ tenant, reload }: EditTenantProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{tenantsText('edit')}</Button>
      {isOpen && <TenantDialog tenant={tenant} reload={reload} onClose={() => setOpen(false)} />}
    </>
  )
}

function TenantDialog({ tenant, reload, onClose }: EditTenantProps & { onClose: () => void }) {
  const packages = useListActivePackagesQuery({ pageSize: pageSizeLimits.maximum })
  const [editTenant, { isLoading }] = useEditTenantMutation()

  const send = ({ name, packageId }: TenantValues, { _id: tenantId, version, name: before }: Tenant) =>
    editTenant({
      tenantId,
      tenantEdit: { version, ...(name.trim() !== before && { name: name.trim() }), ...(packageId && { packageId }) },
    })

  return (
    <EditDialog<Tenant, TenantValues>
      title={tenantsText('editTitle', { name: tenant.name })}
      formName={FORM_NAME}
      newest={tenant}
      valuesOf={({ name }) => ({ name })}
      labels={labels()}
      send={send}
      reload={reload}
      isSaving={isLoading}
      onSaved={() => showMessage({ type: 'success', text: tenantsText('saved') })}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={labels().name}
        rules={[
          { required: true, whitespace: true, message: tenantsText('nameNeeded') },
          {
            max: tenantEditLimits.name.maxLength,
            message: tenantsText('tooLong', { max: tenantEditLimits.name.maxLength }),
          },
        ]}
      >
        <Input autoComplete="off" autoFocus />
      </Form.Item>
      <Form.Item
        name="packageId"
        label={labels().packageId}
        extra={tenantsText(tenant.status === 'pending' ? 'packageWantedHelp' : 'packageGivenHelp')}
      >
        <Select
          allowClear
          loading={packages.isFetching}
          placeholder={tenantsText('keepPackage')}
          getPopupContainer={popupParent}
          notFoundContent={<NoOptions query={packages} none={tenantsText('noneOnSale')} />}
          options={packages.data?.data.items.map((pack) => ({
            value: pack._id,
            label: tenantsText('packageOption', { name: pack.name, price: priceLabel(pack) }),
          }))}
        />
      </Form.Item>
    </EditDialog>
  )
}
