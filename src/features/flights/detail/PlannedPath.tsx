import { useState } from 'react'
import { Select } from 'antd'
import { useListLayersQuery } from '../../../api/layer'
import { useSetFlightPlanMutation, type Flight } from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import { NoOptions } from '../../../shared/lists/NoOptions'
import { popupParent } from '../../../shared/popupParent'
import { useDebounced } from '../../../shared/useDebounced'
import { flightsText } from '../messages'

const MAX_CHOICES = 50
const SEARCH_DELAY_MS = 300

/** Chooses the layer with the planned path of a flight; read-only without the permission to edit flights. */
export function PlannedPath({ flight, onStale }: { flight: Flight; onStale: () => void }) {
  const canUpdate = useCan('flight_update')
  const canReadLayers = useCan('layer_list')
  if (!canUpdate || !canReadLayers) return flight.plan?.name ?? flightsText('noPlan')
  return <ChoosePlan flight={flight} onStale={onStale} />
}

function ChoosePlan({
  flight: { _id: flightId, mission, plan, version },
  onStale,
}: {
  flight: Flight
  onStale: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS)
  const { data, isFetching, error, refetch } = useListLayersQuery(
    { missionId: mission._id, kind: 'vector', pageSize: MAX_CHOICES, ...(search !== '' && { search }) },
    { skip: !isOpen },
  )
  const [setPlan, { isLoading }] = useSetFlightPlanMutation()
  const layers = (data?.data.items ?? []).filter(({ shapes }) => shapes?.includes('line'))
  const options = layers.map(({ _id, name }) => ({ value: _id, label: name }))
  // The chosen layer may not be among the found ones.
  const isListed = plan === null || options.some(({ value }) => value === plan._id)
  const choose = async (layerId: string | undefined) => {
    const reply = await setPlan({ flightId, flightPlanChoice: { version, layerId: layerId ?? null } })
    if (reply.error) onStale()
  }
  return (
    <Select
      aria-label={flightsText('factPlan')}
      placeholder={flightsText('noPlan')}
      value={plan?._id}
      options={isListed ? options : [{ value: plan._id, label: plan.name }, ...options]}
      loading={isFetching || isLoading}
      disabled={isLoading}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={flightsText('planNone')} />}
      onOpenChange={setOpen}
      onChange={(layerId: string | undefined) => void choose(layerId)}
      getPopupContainer={popupParent}
      style={{ minWidth: 180, maxWidth: '100%' }}
    />
  )
}
