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

/** Chooses the attribute that names the features, and shows how many features it identifies. */
export function PrimeAttribute({ base, report }: PrimeAttributeProps) {
  const canEdit = useCan('can_edit_base_layer')
  const id = useId()
  const [setPrime, { isLoading, error }] = useSetPrimeAttributeMutation()
  const attributes = attributesOf(base)
  if (attributes.length === 0) return null
  const choose = (attribute: string) =>
    void setPrime({
      baseLayerId: base._id,
      primeAttribute: { version: base.version, attribute: attribute === '' ? null : attribute },
    })
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
        onChange={choose}
        options={[{ value: '', label: baseText('primeNone') }, ...attributes.map((value) => ({ value, label: value }))]}
        style={{ width: '100%' }}
      />
      <Typography.Paragraph type="secondary" style={{ margin: '4px 0' }}>
        {report ? baseText('primeReport', report) : baseText('primeHelp')}
        {report && report.examples.length > 0 && (
          <> {baseText('primeExamples', { examples: report.examples.join(', ') })}</>
        )}
      </Typography.Paragraph>
      {error && <Alert type="error" showIcon title={error.message} />}
    </section>
  )
}
