import { useState } from 'react'
import { Alert, Form } from 'antd'
import { useNavigate, useParams } from 'react-router-dom'
import { isApiError } from '../../api/errors'
import { useEditPackageMutation, useGetPackageQuery, type Package } from '../../api/package'
import { useCan } from '../../session/useCan'
import { NewerNotice } from '../../shared/forms/NewerNotice'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { showMessage } from '../../shared/showMessage'
import { ErrorState } from '../../shared/states/ErrorState'
import { GonePage } from '../../shared/states/GonePage'
import { isNotThere } from '../../shared/states/isNotThere'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { DeletePackage } from './DeletePackage'
import { PackageForm } from './form/PackageForm'
import { changedFields, fieldLabels, mergeNewer, toEdit, valuesOf, type PackageValues } from './form/packageValues'
import { packagesText } from './messages'
import { LIST_PAGE } from './paths'

const STALE = 409
const FIELD_HEIGHT = 80

export function PackagePage() {
  const { packageId = '' } = useParams()
  if (!useCan('package_update')) return <NoPermission isPage permission="package_update" />
  // Another package is another form, with nothing left of this one.
  return <LoadedPackage key={packageId} packageId={packageId} />
}

function LoadedPackage({ packageId }: { packageId: string }) {
  // Editing begins with what is true now, not with what was read a minute ago.
  const { data, isFetching, error, refetch } = useGetPackageQuery({ packageId }, { refetchOnMountOrArgChange: true })
  const [base, setBase] = useState<Package | null>(null)

  // Kept from here on: a newer version must not wipe out what is being typed.
  if (!base && data && !isFetching && !error) setBase(data.data)

  if (isNotThere(error)) {
    return <GonePage title={packagesText('goneTitle')} to={LIST_PAGE} toText={packagesText('toList')} />
  }
  if (base) {
    return (
      <EditPackage
        base={base}
        newest={data?.data ?? base}
        onBase={setBase}
        onStale={async () => (await refetch()).isSuccess}
      />
    )
  }
  if (error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  return <RowsSkeleton rows={5} height={FIELD_HEIGHT} />
}

interface EditPackageProps {
  /** What the form began with, and what a save refers to. */
  base: Package
  /** What is stored now, as far as is known. */
  newest: Package
  onBase: (pack: Package) => void
  /** Reads the newest state; answers whether that worked. */
  onStale: () => Promise<boolean>
}

function EditPackage({ base, newest, onBase, onStale }: EditPackageProps) {
  const navigate = useNavigate()
  const [form] = Form.useForm<PackageValues>()
  const [isDirty, setDirty] = useState(false)
  const { question, release } = useUnsavedGuard(isDirty)
  const [editPackage, { isLoading }] = useEditPackageMutation()
  const isOvertaken = newest.version > base.version && !isLoading

  const save = async (values: PackageValues) => {
    if (changedFields(values, valuesOf(base)).length > 0) {
      const { error } = await editPackage({ packageId: base._id, packageEdit: toEdit(values, base) })
      if (isApiError(error)) {
        // Somebody was faster: what is stored now, once read, is offered above the form.
        const isToldAbove = error.status === STALE && !error.fields && (await onStale())
        return isToldAbove ? undefined : error
      }
      showMessage({ type: 'success', text: packagesText('saved') })
    }
    release()
    await navigate(LIST_PAGE, { replace: true })
    return undefined
  }

  const loadNewer = () => {
    const merged = mergeNewer(form.getFieldsValue(true) as PackageValues, valuesOf(base), valuesOf(newest))
    form.setFieldsValue(merged)
    setDirty(changedFields(merged, valuesOf(newest)).length > 0)
    onBase(newest)
  }

  return (
    <>
      <PageHeader
        title={packagesText('editTitle', { name: base.name })}
        actions={<DeletePackage pack={base} onDeleted={release} />}
      />
      {newest.tenants > 0 && (
        <Alert
          type="info"
          showIcon
          title={newest.tenants === 1 ? packagesText('inUseOne') : packagesText('inUse', { count: newest.tenants })}
          style={{ maxWidth: 820, marginBottom: 16 }}
        />
      )}
      {isOvertaken && (
        <NewerNotice
          fields={changedFields(valuesOf(newest), valuesOf(base)).map((field) => fieldLabels[field])}
          onLoad={loadNewer}
        />
      )}
      <PackageForm
        form={form}
        initialValues={valuesOf(base)}
        submitText={packagesText('save')}
        isSaving={isLoading}
        otherActions={<LinkButton to={LIST_PAGE}>{packagesText('cancel')}</LinkButton>}
        onChange={(values) => setDirty(changedFields(values, valuesOf(base)).length > 0)}
        onSave={save}
      />
      {question}
    </>
  )
}
