import { useId } from 'react'
import { Alert, Select, Typography } from 'antd'
import { useSetPrimeAttributeMutation, type BaseLayer } from '../../api/base-layer'
import { useCan } from '../../session/useCan'
import { popupParent } from '../../shared/popupParent'
import { baseText } from './messages'
import { attributesOf } from './parts'

interface PrimeAttributeProps {
  base: BaseLayer
  report: { features: number; named: number; repeated: number; examples: string[] } | undefined
}

/** Chooses the attributes that name and group the features, and shows how many features the first identifies. */
export function PrimeAttribute({ base, report }: PrimeAttributeProps) {
  const canEdit = useCan('can_edit_base_layer')
  const id = useId()
  const [setPrime, { isLoading, error }] = useSetPrimeAttributeMutation()
  const attributes = attributesOf(base)
  if (attributes.length === 0) return null
  const choose = (chosen: { attribute?: string; groupAttribute?: string }) => {
    const { attribute = base.primeAttribute ?? '', groupAttribute = base.groupAttribute ?? '' } = chosen
    void setPrime({
      baseLayerId: base._id,
      primeAttribute: { version: base.version, attribute: attribute || null, groupAttribute: groupAttribute || null },
    })
  }
  const options = [{ value: '', label: baseText('primeNone') }, ...attributes.map((value) => ({ value, label: value }))]
  return (
    <section style={{ marginTop: 16 }}>
      <Typography.Title level={2} style={{ fontSize: 14, margin: '4px 0' }}>
        <label htmlFor={id}>{baseText('prime')}</label>
      </Typography.Title>
      <Select
        id={id}
        value={base.primeAttribute ?? ''}
        disabled={!canEdit}
        loading={isLoading}
        getPopupContainer={popupParent}
        onChange={(attribute) => choose({ attribute })}
        options={options}
        style={{ width: '100%' }}
      />
      <Typography.Paragraph type="secondary" style={{ margin: '4px 0' }}>
        {report ? baseText('primeReport', report) : baseText('primeHelp')}
        {report && report.examples.length > 0 && (
          <> {baseText('primeExamples', { examples: report.examples.join(', ') })}</>
        )}
      </Typography.Paragraph>
      <Typography.Title level={2} style={{ fontSize: 14, margin: '4px 0' }}>
        <label htmlFor={`${id}-group`}>{baseText('group')}</label>
      </Typography.Title>
      <Select
        id={`${id}-group`}
        value={base.groupAttribute ?? ''}
        disabled={!canEdit}
        loading={isLoading}
        getPopupContainer={popupParent}
        onChange={(groupAttribute) => choose({ groupAttribute })}
        options={options}
        style={{ width: '100%' }}
      />
      <Typography.Paragraph type="secondary" style={{ margin: '4px 0' }}>
        {baseText('groupHelp')}
      </Typography.Paragraph>
      {error && <Alert type="error" showIcon title={error.message} />}
    </section>
  )
}
