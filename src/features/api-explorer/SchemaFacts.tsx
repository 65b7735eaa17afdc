import { Tag } from 'antd'
import type { PublishedContract, Schema } from '../../api/publishedContract'
import { resolvedSchema } from './contract'
import { exampleText } from './example'
import { explorerText } from './messages'
import { limitTexts, typeText } from './schemaText'

interface SchemaFactsProps {
  contract: PublishedContract
  /** Of the field or the parameter. */
  name: string
  /** Where a parameter is sent. */
  place?: string
  isRequired: boolean
  schema: Schema
}

/** One field: its name, type, description, limits, values and example. */
export function SchemaFacts({ contract, name, place, isRequired, schema }: SchemaFactsProps) {
  const { schema: known } = resolvedSchema(contract, schema)
  const item = known.items && resolvedSchema(contract, known.items).schema
  const description = schema.description ?? known.description
  const values = known.enum ?? item?.enum ?? []
  const limits = [...limitTexts(known), ...(item ? limitTexts(item) : [])]
  const example = exampleText(contract, schema)
  return (
    <div className="api-field">
      <div className="api-field-name">
        <code translate="no">{name}</code>
        <code translate="no" className="api-type">
          {typeText(contract, schema)}
        </code>
        {place !== undefined && <span className="api-minor">{place}</span>}
        {isRequired && <Tag color="blue">{explorerText('required')}</Tag>}
      </div>
      {description !== undefined && (
        <div lang="en" translate="no">
          {description}
        </div>
      )}
      {values.length > 0 && (
        <div className="api-minor">
          {explorerText('values')} <code translate="no">{values.map(String).join(', ')}</code>
        </div>
      )}
      {limits.length > 0 && (
        <code translate="no" className="api-minor">
          {limits.join(', ')}
        </code>
      )}
      {example !== '' && (
        <div className="api-minor">
          {explorerText('example')}: <code translate="no">{example}</code>
        </div>
      )}
    </div>
  )
}
