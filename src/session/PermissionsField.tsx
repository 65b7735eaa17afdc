import { Alert, Form } from 'antd'
import { useGetTenantPermissionsQuery } from '../api/permission'
import { PermissionPicker } from '../shared/permissions/PermissionPicker'
import { sharedText } from '../shared/sharedText'
import { RowsSkeleton } from '../shared/states/RowsSkeleton'

const PICKER_ROWS = 6
const AREA_HEIGHT = 40

interface PermissionsFieldProps {
  /** Name of the form's field. */
  name: string
  label: string
  help: string
  isReadOnly: boolean
}

/** The field of a form for permissions, with all that the tenant can grant. */
export function PermissionsField({ name, label, help, isReadOnly }: PermissionsFieldProps) {
  const { data, error } = useGetTenantPermissionsQuery()
  return (
    <>
      {error && (
        <Alert type="warning" showIcon title={sharedText('permissionsNotLoaded', { message: error.message ?? '' })} />
      )}
      {!data && !error && <RowsSkeleton rows={PICKER_ROWS} height={AREA_HEIGHT} />}
      {data && (
        <Form.Item name={name} label={label} extra={help}>
          <PermissionPicker areas={data.data.areas} sets={data.data.sets} isReadOnly={isReadOnly} />
        </Form.Item>
      )}
    </>
  )
}
