import type { ReactNode } from 'react'
import { Button, Checkbox, Select } from 'antd'
import { SEVERITIES } from '../../../alerts/alertStates'
import { alertsText } from '../../../alerts/messages'
import { SeverityTag } from '../../../alerts/SeverityTag'
import { useGetAlertCountsQuery } from '../../../api/alert'
import { useIsClient } from '../../../session/useIsClient'
import { DayField } from '../../../shared/forms/DayField'
import type { ListStateOf } from '../../../shared/lists/useListParams'
import { OptionsState } from '../../../shared/lists/OptionsState'
import { popupParent } from '../../../shared/popupParent'
import { sharedText } from '../../../shared/sharedText'
import { dayOf, SOURCES, STATES, type alertListParams } from './alertListParams'
import { deskText } from './messages'
import { OwnerFilter } from './OwnerFilter'
import { LocationFilter, MissionFilter } from './PlaceFilters'

interface AlertFiltersProps {
  list: ListStateOf<typeof alertListParams>
  /** Whether alerts of several missions are listed. */
  hasMissions: boolean
}

/** The filters of the queue besides the search. Clients have those by what was seen. */
export function AlertFilters({ list, hasMissions }: AlertFiltersProps) {
  const { view, change } = list
  const isClient = useIsClient()
  return (
    <>
      {!isClient && (
        <ManyFilter
          label={alertsText('states')}
          none={alertsText('open')}
          chosen={view.state}
          options={STATES.map((value) => ({ value, title: alertsText(value), label: alertsText(value) }))}
          onChange={(state) => change({ state })}
        />
      )}
      <ManyFilter
        label={alertsText('severities')}
        none={alertsText('anySeverity')}
        chosen={view.severity}
        options={SEVERITIES.map((value) => ({
          value,
          title: alertsText(value),
          label: <SeverityTag severity={value} />,
        }))}
        onChange={(severity) => change({ severity })}
      />
      {!isClient && (
        <>
          <ManyFilter
            label={deskText('sources')}
            none={deskText('anySource')}
            chosen={view.source}
            options={SOURCES.map((value) => ({ value, title: alertsText(value), label: alertsText(value) }))}
            onChange={(source) => change({ source })}
          />
          <KindFilter kind={view.kind} onChange={(kind) => change({ kind })} />
          <OwnerFilter owner={view.owner} onChange={(owner) => change({ owner })} />
        </>
      )}
      {!isClient && hasMissions && (
        <>
          <MissionFilter missionId={view.missionId} onChange={(missionId) => change({ missionId })} />
          <LocationFilter locationId={view.locationId} onChange={(locationId) => change({ locationId })} />
        </>
      )}
      <DayField
        label={deskText('raisedFrom')}
        day={dayOf(view.from)}
        max={dayOf(view.until)}
        isInline
        canClear
        onDay={(from) => change({ from })}
      />
      <DayField
        label={deskText('raisedUntil')}
        day={dayOf(view.until)}
        min={dayOf(view.from)}
        isInline
        canClear
        onDay={(until) => change({ until })}
      />
      {!isClient && (
        <>
          <Checkbox checked={view.overdue} onChange={({ target }) => change({ overdue: target.checked })}>
            {deskText('overdueOnly')}
          </Checkbox>
          <Checkbox checked={view.snoozed} onChange={({ target }) => change({ snoozed: target.checked })}>
            {deskText('snoozedOnly')}
          </Checkbox>
        </>
      )}
      {list.isFiltered && (
        <Button type="link" onClick={() => list.clear()}>
          {sharedText('clearFilters')}
        </Button>
      )}
    </>
  )
}

interface ManyFilterProps<Value extends string> {
  label: string
  /** Shown while nothing is chosen. */
  none: string
  chosen: Value[]
  /** The title is the name as text. */
  options: { value: Value; title: string; label: ReactNode }[]
  onChange: (chosen: Value[]) => void
}

function ManyFilter<Value extends string>({ label, none, chosen, options, onChange }: ManyFilterProps<Value>) {
  return (
    <Select<Value[]>
      mode="multiple"
      className="alert-filter"
      aria-label={label}
      placeholder={none}
      allowClear
      showSearch={false}
      // The names as one text, because tags do not fit.
      maxTagCount={0}
      maxTagPlaceholder={() =>
        options
          .filter(({ value }) => chosen.includes(value))
          .map(({ title }) => title)
          .join(', ')
      }
      popupMatchSelectWidth={false}
      getPopupContainer={popupParent}
      value={chosen}
      options={options}
      onChange={onChange}
    />
  )
}

function KindFilter({ kind, onChange }: { kind: string; onChange: (kind: string) => void }) {
  const counts = useGetAlertCountsQuery({})
  const kinds = new Set(counts.data?.data.kinds ?? [])
  if (kind) kinds.add(kind)
  return (
    <Select
      className="alert-filter"
      aria-label={deskText('kinds')}
      placeholder={deskText('anyKind')}
      allowClear
      showSearch
      popupMatchSelectWidth={false}
      getPopupContainer={popupParent}
      value={kind || undefined}
      options={[...kinds].map((value) => ({ value, label: value }))}
      notFoundContent={null}
      popupRender={(menu) => <OptionsState queries={[counts]}>{menu}</OptionsState>}
      onChange={(chosen?: string) => onChange(chosen ?? '')}
    />
  )
}
