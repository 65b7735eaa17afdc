import { Card } from 'antd'
import type { Parameter, PublishedContract } from '../../api/publishedContract'
import { resolvedSchema } from './contract'
import { explorerText } from './messages'
import { SchemaFacts } from './SchemaFacts'

interface ParametersProps {
  contract: PublishedContract
  parameters: Parameter[]
}

export const Parameters = ({ contract, parameters }: ParametersProps) => (
  <Card size="small" title={<h3 className="api-heading">{explorerText('parameters')}</h3>}>
    <ul className="api-fields">
      {parameters.map((parameter) => (
        <li key={`${parameter.in} ${parameter.name}`}>
          <SchemaFacts
            contract={contract}
            name={parameter.name}
            place={placeText(parameter.in)}
            isRequired={parameter.required === true}
            schema={withDescription(contract, parameter)}
          />
        </li>
      ))}
    </ul>
  </Card>
)

/** The description of a parameter says more than that of its type. */
function withDescription(contract: PublishedContract, { schema, description }: Parameter) {
  return description === undefined ? schema : { ...resolvedSchema(contract, schema).schema, description }
}

function placeText(place: Parameter['in']): string {
  switch (place) {
    case 'path':
      return explorerText('inPath')
    case 'query':
      return explorerText('inQuery')
    case 'header':
      return explorerText('inHeader')
  }
}
