import { useId, useState } from 'react'
import { Input, Typography } from 'antd'
import { PlotAlerts } from '../../alerts/PlotAlerts'
import type { BaseLayer } from '../../api/base-layer'
import { useCan } from '../../session/useCan'
import { baseText } from './messages'

const LONGEST = 200

/** Finds the alerts in one feature by the value that identifies it, without the map. */
export function PlotSearch({ base: { _id, primeAttribute } }: { base: BaseLayer }) {
  const canList = useCan('alert_list')
  const id = useId()
  const [mapref, setMapref] = useState('')
  if (!canList || !primeAttribute) return null
  return (
    <section style={{ marginTop: 16 }}>
      <Typography.Title level={2} style={{ fontSize: 14, margin: '4px 0' }}>
        <label htmlFor={id}>{baseText('plotSearch', { attribute: primeAttribute })}</label>
      </Typography.Title>
      <Input.Search
        id={id}
        allowClear
        maxLength={LONGEST}
        enterButton={baseText('plotFind')}
        onSearch={(value) => setMapref(value.trim())}
      />
      {mapref !== '' && <PlotAlerts key={mapref} baseLayerId={_id} mapref={mapref} />}
    </section>
  )
}
