import { QrcodeOutlined, RocketOutlined } from '@ant-design/icons'
import { Alert, Button, Card, Flex } from 'antd'
import { useNavigate, useParams } from 'react-router-dom'
import { useDeleteAssetMutation, useGetAssetQuery, type Asset, useRestoreAssetMutation } from '../../api/asset'
import { useCan } from '../../session/useCan'
import { Facts } from '../../shared/Facts'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { Link } from '../../shared/Link'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { isNotFound } from '../../shared/states/isNotFound'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { dayText } from '../../shared/time/timeText'
import { MissingRecord } from '../../shared/states/MissingRecord'
import { AssetBattery } from './AssetBattery'
import { AssetFlights } from './AssetFlights'
import { AssetMoves } from './AssetMoves'
import { AgeingTag, AssetStatusTag } from './AssetStatusTag'
import { AssetTracks } from './AssetTracks'
import { AssetUsage } from './AssetUsage'
import { EditAsset } from './EditAsset'
import { AssetFiles } from './files/AssetFiles'
import { hoursText } from './hoursText'
import { labelsHref } from './labelsHref'
import { AssetMaintenance } from './maintenance/AssetMaintenance'
import { MaintenanceRecords } from './maintenance/MaintenanceRecords'
import { assetsText, maintenanceText } from './messages'
import { routeText } from './routeMessages'

const LIST = '/dashboard/assets'

/** One asset with its maintenance and its flights. */
export function AssetPage() {
  const { assetId = '' } = useParams()
  const navigate = useNavigate()
  const canSeeFlights = useCan('flight_list')
  const [remove, removal] = useDeleteAssetMutation()
  const isLeaving = removal.isLoading || removal.isSuccess
  const { data, error, refetch } = useGetAssetQuery({ assetId }, { skip: isLeaving, refetchOnMountOrArgChange: true })
  const canRestore = useCan('asset_delete')
  const [restore] = useRestoreAssetMutation()
  const asset = data?.data
  if (isNotFound(error)) {
    return (
      <>
        <PageHeader title={routeText('asset')} />
        <MissingRecord
          error={error}
          record="asset"
          icon={<RocketOutlined />}
          title={assetsText('notFound')}
          help={assetsText('notFoundHelp')}
          back={<LinkButton to={LIST}>{assetsText('back')}</LinkButton>}
          onRestore={canRestore ? () => restore({ assetId }) : undefined}
          onRestored={() => void refetch()}
        />
      </>
    )
  }
  if (!asset && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!asset) return <RowsSkeleton rows={6} height={40} />
  return (
    <>
      <PageHeader
        title={asset.name}
        mark={
          <>
            <AssetStatusTag status={asset.status} />
            {asset.isAgeing && <AgeingTag />}
          </>
        }
        detail={`${asset.class.name} · ${asset.serial}`}
        actions={
          <>
            <Button href={labelsHref([asset], 'single')} icon={<QrcodeOutlined aria-hidden />} download>
              {assetsText('printLabel')}
            </Button>
            <AssetMoves asset={asset} onStale={() => void refetch()} />
            <EditAsset asset={asset} reload={async () => (await refetch()).data?.data} />
            <DeleteAsset asset={asset} run={() => remove({ assetId })} onDeleted={() => void navigate(LIST)} />
          </>
        }
      />
      <Flex vertical gap={16} className="in-order">
        {error && <Alert type="error" showIcon title={error.message} />}
        <Reason asset={asset} />
        <AssetFacts asset={asset} />
        <AssetMaintenance asset={asset} />
        <MaintenanceRecords assetId={assetId} />
        {asset.class.kind === 'battery' && <AssetBattery assetId={assetId} />}
        <AssetFiles assetId={assetId} />
        <AssetUsage assetId={assetId} />
        {canSeeFlights && <AssetTracks assetId={assetId} />}
        <AssetFlights assetId={assetId} />
      </Flex>
    </>
  )
}

/** Why the asset cannot be assigned. */
function Reason({ asset: { state, stateReason, status, due } }: { asset: Asset }) {
  if (state === 'available' && status === 'grounded' && due) {
    return <Alert type="warning" showIcon title={maintenanceText('groundedBy', { rule: due.name })} />
  }
  if (!stateReason) return null
  return <Alert type="warning" showIcon title={assetsText('stateBecause', { reason: stateReason })} />
}

function AssetFacts({ asset }: { asset: Asset }) {
  const { model, flight, health } = asset
  const fact = (key: string, label: string, children: React.ReactNode) => ({ key, label, children })
  return (
    <Card title={assetsText('facts')}>
      <Facts
        columns={4}
        items={[
          fact('model', assetsText('factModel'), model ? `${model.manufacturer} ${model.name}` : assetsText('noModel')),
          fact('hours', assetsText('factHours'), hoursText(asset.hours)),
          fact('flights', assetsText('factFlights'), asset.flights),
          fact('cycles', assetsText('factCycles'), asset.cycles),
          fact('service', assetsText('fieldInService'), dayText(`${asset.inServiceOn}T12:00:00`)),
          fact('firmware', assetsText('fieldFirmware'), asset.firmware || assetsText('notEntered')),
          fact(
            'health',
            assetsText('factHealth'),
            health === null ? assetsText('notEntered') : assetsText('percent', { value: health }),
          ),
          ...(flight
            ? [
                fact(
                  'flight',
                  assetsText('factFlight'),
                  <Link to={`/dashboard/missions/${flight.missionId}/flights?flight=${flight._id}`}>
                    {flight.name}
                  </Link>,
                ),
              ]
            : []),
          ...(asset.note ? [fact('note', assetsText('fieldNote'), asset.note)] : []),
        ]}
      />
    </Card>
  )
}

interface DeleteAssetProps {
  asset: Asset
  run: () => Promise<{ error?: { message?: string } }>
  onDeleted: () => void
}

function DeleteAsset({ asset: { name }, ...actions }: DeleteAssetProps) {
  const canDelete = useCan('asset_delete')
  const deletion = useConfirmDelete({
    title: assetsText('deleteTitle', { name }),
    warning: assetsText('deleteWarning'),
    action: assetsText('deleteAction'),
    ...actions,
  })
  if (!canDelete) return null
  return (
    <>
      <Button danger onClick={deletion.open}>
        {assetsText('delete')}
      </Button>
      {deletion.dialog}
    </>
  )
}
