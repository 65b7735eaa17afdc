// Contract -> browser slices, server types and the merged document. What it writes is committed and never edited.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import openapiTypes, { astToString } from 'openapi-typescript'
import { format, resolveConfig } from 'prettier'
import { stringify } from 'yaml'
import { loadSpec, operationsOf, type SpecOperation } from '../server/spec'

const ROOT = path.resolve(__dirname, '..')
const BANNER = '// Written by `npm run generate` from api-spec/. Do not edit.\n'

async function main(): Promise<void> {
  const { spec, groupOf } = loadSpec()
  // The generator turns absolute paths into absolute imports, so it runs at the root on relative ones.
  process.chdir(ROOT)
  mkdirSync('build', { recursive: true })
  mkdirSync('src/api/generated', { recursive: true })
  writeFileSync('build/openapi.yaml', stringify(spec, { aliasDuplicateObjects: false }))

  const groups = [...new Set(Object.values(groupOf))].sort()
  for (const group of groups) await writeSlice(group, groupOf)
  await writeServerTypes(operationsOf(spec).map(({ operation }) => operation))
  process.stdout.write(`${Object.keys(groupOf).length} operations in ${groups.length} groups\n`)
}

async function writeSlice(group: string, groupOf: Record<string, string>): Promise<void> {
  const source = await generateEndpoints({
    schemaFile: 'build/openapi.yaml',
    apiFile: 'src/api/baseApi.ts',
    apiImport: 'baseApi',
    exportName: `${camelCase(group)}Generated`,
    filterEndpoints: (name) => groupOf[name] === group,
    endpointOverrides: [
      {
        pattern: (_name, definition) =>
          (definition.operation as unknown as Record<string, unknown>)['x-query'] === true,
        type: 'query',
      },
    ],
    hooks: false,
    tag: true,
    encodePathParams: true,
    useUnknown: true,
  })
  await writeFormatted(
    `src/api/generated/${group}.gen.ts`,
    BANNER + (source ?? '').replace(/from "(?:\.\/)?src\/api\/baseApi"/, 'from "../baseApi"'),
  )
}

async function writeServerTypes(operations: SpecOperation[]): Promise<void> {
  const types = astToString(await openapiTypes(new URL(`file://${path.join(ROOT, 'build/openapi.yaml')}`)))
  const ids = operations.map(({ operationId }) => `'${operationId}'`).join(' | ')
  await writeFormatted('server/contract.gen.ts', `${BANNER}${types}\nexport type OperationId = ${ids}\n`)
}

async function writeFormatted(file: string, source: string): Promise<void> {
  const options = await resolveConfig(path.join(ROOT, file))
  writeFileSync(file, await format(source, { ...options, filepath: file }))
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

void main()
