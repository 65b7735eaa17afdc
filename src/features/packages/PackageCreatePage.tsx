import { useState } from 'react'
import { Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../../api/errors'
import { useCreatePackageMutation } from '../../api/package'
import { changedFields } from '../../shared/forms/changes'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { showMessage } from '../../shared/showMessage'
import { PackageForm } from './form/PackageForm'
import { firstValues, toNewPackage, type PackageValues } from './form/packageValues'
import { packagesText } from './messages'
import { LIST_PAGE } from './paths'

export function PackageCreatePage() {
  const navigate = useNavigate()
  const [form] = Form.useForm<PackageValues>()
  const [isDirty, setDirty] = useState(false)
  const { leaveDialog, release } = useUnsavedGuard(isDirty)
  const [createPackage, { isLoading }] = useCreatePackageMutation()

  const save = async (values: PackageValues) => {
    const { data, error } = await createPackage({ newPackage: toNewPackage(values) })
    if (data) {
      release()
      showMessage({ type: 'success', text: packagesText('created') })
      await navigate(LIST_PAGE, { replace: true })
    }
    return isApiError(error) ? error : undefined
  }

  return (
    <>
      <PageHeader title={packagesText('newPackage')} />
      <PackageForm
        form={form}
        initialValues={firstValues}
        submitText={packagesText('create')}
        isSaving={isLoading}
        otherActions={<LinkButton to={LIST_PAGE}>{packagesText('cancel')}</LinkButton>}
        onChange={(values) => setDirty(changedFields(values, firstValues).length > 0)}
        onSave={save}
      />
      {leaveDialog}
    </>
  )
}
