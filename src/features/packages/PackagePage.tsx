import { Alert, Form } from 'antd'
import { useNavigate, useParams } from 'react-router-dom'
import { useEditPackageMutation, useGetPackageQuery, type Package } from '../../api/package'
import { useFirstLoad } from '../../shared/forms/useFirstLoad'
import { useVersionedEdit } from '../../shared/forms/useVersionedEdit'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { showMessage } from '../../shared/showMessage'
import { ErrorState } from '../../shared/states/ErrorState'
import { NotFoundPage } from '../../shared/states/NotFoundPage'
import { isNotFound } from '../../shared/states/isNotFound'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { DeletePackage } from './DeletePackage'
import { PackageForm } from './form/PackageForm'
import { fieldLabels, toEdit, valuesOf, type PackageValues } from './form/packageValues'
import { packagesText } from './messages'
import { LIST_PAGE } from './paths'

const FIELD_HEIGHT = 80

export function PackagePage() {
  const { packageId = '' } = useParams()
  // A new key resets the form for another package.
  return <LoadedPackage key={packageId} packageId={packageId} />
}

function LoadedPackage({ packageId }: { packageId: string }) {
  const query = useGetPackageQuery({ packageId }, { refetchOnMountOrArgChange: true })
  const loaded = useFirstLoad(query)
  const { error, refetch } = query

  if (isNotFound(error)) {
    return <NotFoundPage title={packagesText('notFoundTitle')} to={LIST_PAGE} toText={packagesText('toList')} />
  }
  if (loaded) return <EditPackage newest={loaded.data} reload={async () => (await refetch()).data?.data} />
  if (error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  return <RowsSkeleton rows={5} height={FIELD_HEIGHT} />
}

interface EditPackageProps {
  /** The latest known state. */
  newest: Package
  reload: () => Promise<Package | undefined>
}

function EditPackage({ newest, reload }: EditPackageProps) {
  const navigate = useNavigate()
  const [form] = Form.useForm<PackageValues>()
  const [editPackage, { isLoading }] = useEditPackageMutation()
  const edit = useVersionedEdit<Package, PackageValues>({
    form,
    newest,
    valuesOf,
    labels: fieldLabels(),
    send: (values, base) => editPackage({ packageId: base._id, packageEdit: toEdit(values, base) }),
    reload,
  })
  const { base, conflict, leaveDialog, release } = edit

  const save = async () => {
    const { isDone, error } = await edit.save()
    if (!isDone) return error
    if (edit.isDirty) showMessage({ type: 'success', text: packagesText('saved') })
    await navigate(LIST_PAGE, { replace: true })
    return undefined
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
          title={packagesText('inUse', { count: newest.tenants })}
          style={{ maxWidth: 820, marginBottom: 16 }}
        />
      )}
      {conflict}
      <PackageForm
        form={form}
        initialValues={valuesOf(base)}
        submitText={packagesText('save')}
        isSaving={isLoading}
        otherActions={<LinkButton to={LIST_PAGE}>{packagesText('cancel')}</LinkButton>}
        onChange={edit.onChange}
        onSave={save}
      />
      {leaveDialog}
    </>
  )
}
