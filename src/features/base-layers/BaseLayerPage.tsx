import { useState } from 'react'
import { Card } from 'antd'
import { useParams } from 'react-router-dom'
import { useGetBaseLayerQuery, useRestoreBaseLayerMutation, type BaseLayerPart } from '../../api/base-layer'
import { NO_CORNERS } from '../../map/georeference/corners'
import type { Bounds } from '../../map/scene'
import { boxOf } from '../../map/tileLayerSource'
import { usePolling } from '../../realtime/usePolling'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { MissingRecord } from '../../shared/states/MissingRecord'
import { PanelBoundary } from '../../shared/states/PanelBoundary'
import { StateTag } from '../../shared/StateTag'
import { isNotFound } from '../../shared/states/isNotFound'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import './baseLayers.css'
import { DeleteBaseLayer } from './DeleteBaseLayer'
import { BaseLayerEvents } from './BaseLayerEvents'
import { BaseLayerMap } from './BaseLayerMap'
import { EditBaseLayer } from './EditBaseLayer'
import { baseText } from './messages'
import { PartList } from './PartList'
import { PartStyling } from './PartStyling'
import { isImporting } from './parts'
import { GeoreferencePart, type Georeferencing } from './GeoreferencePart'
import { PlotSearch } from './PlotSearch'
import { PrimeAttribute } from './PrimeAttribute'
import { Publishing } from './Publishing'
import { UpdateBaseLayer } from './UpdateBaseLayer'
import { useAreaEvents } from './useAreaEvents'

const IMPORT_POLL_MS = 2000

/** Half the extent, in degrees, around an alert or recording. */
const AROUND = 0.001

const around = ({ lat, long }: { lat: number; long: number }): Bounds => [
  long - AROUND,
  lat - AROUND,
  long + AROUND,
  lat + AROUND,
]

export function BaseLayerPage() {
  const { baseLayerId = '' } = useParams()
  return <LoadedBaseLayer key={baseLayerId} baseLayerId={baseLayerId} />
}

// oxlint-disable-next-line complexity -- a screen with one condition for each part that it shows; could be divided into components
function LoadedBaseLayer({ baseLayerId }: { baseLayerId: string }) {
  const [isWaiting, setWaiting] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [requested, setGeoreferencing] = useState<Georeferencing | null>(null)
  const canEdit = useCan('can_edit_base_layer')
  const events = useAreaEvents(baseLayerId)
  const [place, setPlace] = useState<{ bounds: Bounds; key: number } | null>(null)
  const show = (at: { lat: number; long: number }) =>
    setPlace((before) => ({ bounds: around(at), key: (before?.key ?? 0) + 1 }))
  const polling = usePolling(isWaiting ? IMPORT_POLL_MS : 0, false)
  const { data, error, refetch } = useGetBaseLayerQuery(
    { baseLayerId },
    { ...polling, skip: isLeaving, refetchOnMountOrArgChange: true },
  )
  const canRestore = useCan('can_delete_base_layer')
  const [restore] = useRestoreBaseLayerMutation()
  const base = data?.data.baseLayer
  const reload = async () => (await refetch()).data?.data.baseLayer
  const importsNow = base ? isImporting(base) : false
  if (importsNow !== isWaiting) setWaiting(importsNow)

  if (isNotFound(error)) {
    return (
      <MissingRecord
        isPage
        error={error}
        record="baseLayer"
        title={baseText('notFoundTitle')}
        back={<LinkButton to="/dashboard/basemap">{baseText('toList')}</LinkButton>}
        onRestore={canRestore ? () => restore({ baseLayerId }) : undefined}
        onRestored={() => void refetch()}
      />
    )
  }
  if (!base && error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  if (!base) return <RowsSkeleton rows={6} height={80} />

  // Another user may have discarded the staged part meanwhile.
  const georeferencing = base.parts.some(({ _id }) => _id === requested?.layerId) ? requested : null
  const onGeoreference = ({ _id: layerId }: BaseLayerPart) => setGeoreferencing({ layerId, corners: NO_CORNERS })
  return (
    <>
      <PageHeader
        title={base.name}
        mark={base.published && <StateTag hue="green">{baseText('published')}</StateTag>}
        detail={base.description}
        actions={
          <>
            <Publishing base={base} />
            <EditBaseLayer base={base} reload={reload} />
            <DeleteBaseLayer base={base} onDeleting={setLeaving} />
          </>
        }
      />
      <div className="base-layer-page">
        <PanelBoundary>
          <BaseLayerMap
            base={base}
            onChanged={() => void refetch()}
            corners={georeferencing?.corners ?? null}
            onCorners={(corners) => georeferencing && setGeoreferencing({ ...georeferencing, corners })}
            events={events}
            fit={place ?? (base.bounds && { bounds: boxOf(base.bounds), key: base._id })}
          />
        </PanelBoundary>
        <Card size="small">
          {georeferencing && (
            <PanelBoundary key={georeferencing.layerId}>
              <GeoreferencePart base={base} georeferencing={georeferencing} onChange={setGeoreferencing} />
            </PanelBoundary>
          )}
          <PanelBoundary>
            <PartList
              title={baseText('partsTitle')}
              parts={base.parts.filter(({ staged }) => !staged)}
              {...(canEdit && { onGeoreference })}
              actions={(part) =>
                canEdit &&
                part.status === 'ready' && (
                  <PartStyling base={base} part={part} onStale={() => void refetch()} onGeoreference={onGeoreference} />
                )
              }
            />
          </PanelBoundary>
          <PanelBoundary>
            <PrimeAttribute base={base} report={data.data.prime} />
          </PanelBoundary>
          <PanelBoundary>
            <BaseLayerEvents events={events} onShow={show} />
          </PanelBoundary>
          <PanelBoundary>
            <PlotSearch base={base} />
          </PanelBoundary>
          <PanelBoundary>
            <UpdateBaseLayer base={base} reload={reload} {...(canEdit && { onGeoreference })} />
          </PanelBoundary>
        </Card>
      </div>
    </>
  )
}
