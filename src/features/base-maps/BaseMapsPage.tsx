import { useState } from 'react'
import { BgColorsOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { useGetBaseMapSettingsQuery } from '../../api/base-map'
import { selectTenantId } from '../../session/authSlice'
import { RefreshFailed } from '../../shared/lists/RefreshFailed'
import { PageHeader } from '../../shared/PageHeader'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { BASE_MAPS } from '../../uploads/uploadPurpose'
import { UploadRows } from '../../uploads/UploadRows'
import { BaseMapCard } from './BaseMapCard'
import { BaseMapDialog } from './BaseMapDialog'
import { BaseMapPreview } from './BaseMapPreview'
import { baseMapsText } from './messages'
import { UploadBaseMap } from './UploadBaseMap'

const FRESH_SECONDS = 30
const ROW_HEIGHT = 96

/** Settings of the base maps: of the tenant, or of the installation for a super-admin. */
// oxlint-disable-next-line complexity -- a screen with one condition for each part that it shows; could be divided into components
export function BaseMapsPage() {
  const { data, error, refetch } = useGetBaseMapSettingsQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS })
  const isOfTenant = useSelector(selectTenantId) !== undefined
  const [search] = useSearchParams()
  const [editedId, setEditedId] = useState<string | null>(null)
  const maps = data?.data.maps
  const previewed = maps?.find(({ _id }) => _id === search.get('preview'))
  const edited = maps?.find(({ _id }) => _id === editedId)
  const retry = () => void refetch()
  const add = (
    <Flex wrap gap={8} justify="center">
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditedId('')}>
        {baseMapsText('add')}
      </Button>
      {isOfTenant && <UploadBaseMap />}
    </Flex>
  )
  return (
    <>
      <PageHeader
        title={baseMapsText('title')}
        detail={baseMapsText(isOfTenant ? 'ofTenant' : 'ofInstallation')}
        actions={maps && maps.length > 0 && add}
      />
      <Flex vertical gap={16}>
        <Alert type="info" showIcon title={baseMapsText('outside')} />
        {error && !maps && <ErrorState message={error.message} onRetry={retry} />}
        {!error && !maps && <RowsSkeleton rows={3} height={ROW_HEIGHT} />}
        {error && maps && <RefreshFailed message={error.message} onRetry={retry} />}
        {previewed && <BaseMapPreview key={previewed._id} setting={previewed} />}
        {isOfTenant && <UploadRows list={BASE_MAPS} />}
        {maps?.map((setting) => (
          <BaseMapCard key={setting._id} setting={setting} onEdit={() => setEditedId(setting._id)} />
        ))}
        {maps?.length === 0 && (
          <EmptyState
            icon={<BgColorsOutlined />}
            title={baseMapsText('noneTitle')}
            help={baseMapsText('noneHelp')}
            action={add}
          />
        )}
      </Flex>
      {(edited ?? editedId === '') && (
        <BaseMapDialog
          setting={edited}
          reload={async () => (await refetch()).data?.data.maps.find(({ _id }) => _id === editedId)}
          onClose={() => setEditedId(null)}
        />
      )}
    </>
  )
}
