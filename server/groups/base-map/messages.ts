import { catalogue } from '../../core/messages'

export const baseMapText = catalogue('baseMap', {
  created: 'Base map added',
  saved: 'Base map saved',
  deleted: 'Base map deleted',
  notFound: 'Base map not found. It may have been deleted.',
  changedElsewhere: 'Someone else changed this base map. Reload it before you save.',
  nameTaken: 'Another base map has this name. Choose another name.',
  tooMany: 'There are already {count, plural, one {# base map} other {# base maps}}. Delete one first.',
  presetStays: 'This base map came with the installation and cannot be deleted. Turn it off instead.',
  zoomOrder: 'Enter a maximum zoom that is not below the minimum zoom.',
  defaultIsOff: 'Turn the base map on before you make it the default.',
  urlInvalid: 'Enter an address that starts with https://, or a path of this server that starts with a slash.',
  urlPassword: 'Remove the user name and password from the address.',
  urlNeedsTiles: 'Enter an address with {placeholders}, for example {example}.',
  urlHasTiles: 'Enter the address of the file itself, without {placeholders}.',
  urlUnknownPlaceholder: 'This address contains {placeholder}, which is not known here.',
  urlNeedsWmts: 'Enter a WMTS address with {placeholders}, or a GetTile address that names a layer.',
  keyMissing: 'This address contains {placeholder}, but this installation has no key of a mapping service.',
  keyNotHere: 'Only the base maps of the installation can contain {placeholder}. Enter the key itself.',
  layersMissing: 'Enter the names of the layers in the tiles, because the address is not a TileJSON.',
  hostInvalid: 'Enter addresses such as https://fonts.example.com, without a path.',
})
