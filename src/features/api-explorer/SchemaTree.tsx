import { useState } from 'react'
import { Button } from 'antd'
import type { PublishedContract, Schema } from '../../api/publishedContract'
import { resolvedSchema } from './contract'
import { explorerText } from './messages'
import { SchemaFacts } from './SchemaFacts'
import { typeText } from './schemaText'

/** Replies wrap their content in `data`, which is open as well. */
const OPEN_DEPTH = 2

interface SchemaTreeProps {
  contract: PublishedContract
  schema: Schema
  /** 0 at the top. Deeper levels are drawn when they are opened, because a schema can contain itself. */
  depth: number
}

/** The fields of an object, of the items of a list, or of each variant. */
export function SchemaTree({ contract, schema, depth }: SchemaTreeProps) {
  const { variants, properties, required } = fieldsOf(contract, schema)
  if (variants.length > 0) {
    return (
      <ul className="api-fields">
        {variants.map((variant, index) => (
          <li key={index}>
            <div className="api-field-name">
              {explorerText('variant', { number: index + 1 })}
              <code translate="no" className="api-type">
                {typeText(contract, variant)}
              </code>
            </div>
            <SchemaTree contract={contract} schema={variant} depth={depth + 1} />
          </li>
        ))}
      </ul>
    )
  }
  if (properties.length === 0) return null
  return (
    <ul className="api-fields">
      {properties.map(([name, property]) => (
        <li key={name}>
          <SchemaFacts contract={contract} name={name} isRequired={required.includes(name)} schema={property} />
          <Nested contract={contract} name={name} schema={property} depth={depth + 1} />
        </li>
      ))}
    </ul>
  )
}

function Nested({ name, ...tree }: SchemaTreeProps & { name: string }) {
  const [isOpen, setOpen] = useState(tree.depth < OPEN_DEPTH)
  const { variants, properties } = fieldsOf(tree.contract, tree.schema)
  if (variants.length + properties.length === 0) return null
  return (
    <>
      <Button size="small" type="text" translate="no" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? explorerText('hideFields', { name }) : explorerText('showFields', { name })}
      </Button>
      {isOpen && <SchemaTree {...tree} />}
    </>
  )
}

/** What has fields: an object, or several variants. Lists are replaced by their items, and "Mission or null" by the mission. */
function fieldsOf(contract: PublishedContract, given: Schema) {
  let { schema } = resolvedSchema(contract, given)
  for (;;) {
    const variants = (schema.oneOf ?? []).filter((variant) => hasFields(contract, variant))
    const [only] = variants
    const inner = schema.items ?? (variants.length === 1 ? only : undefined)
    if (!inner)
      return { variants, properties: Object.entries(schema.properties ?? {}), required: schema.required ?? [] }
    schema = resolvedSchema(contract, inner).schema
  }
}

function hasFields(contract: PublishedContract, given: Schema): boolean {
  let { schema } = resolvedSchema(contract, given)
  while (schema.items) schema = resolvedSchema(contract, schema.items).schema
  return schema.properties !== undefined || schema.oneOf !== undefined
}
