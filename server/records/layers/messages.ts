import { catalogue } from '../../platform/core/messages'

export const layerText = catalogue('layer', {
  notFound: 'Layer not found',
  changedElsewhere: 'Someone else changed this layer. Reload it before you save.',
  notReady: 'This layer is not ready. Wait until its import has finished, or repeat the import if it failed.',
  rasterRequired: 'This layer is not a raster. Choose a raster layer.',
  vectorRequired: 'This layer is a raster and has no features. Choose a vector layer.',
  // Uploaded files
  importStarted: 'The import has started',
  rasterFileRequired: 'This file is not a raster. Upload a GeoTIFF, PNG, JPEG or MBTiles.',
  vectorFileRequired:
    'This file contains no vector data. Upload a GeoJSON, KML, KMZ, GPX, CSV, GeoPackage, FlatGeobuf, DXF or zipped shapefile.',
  unsupportedFile:
    'This file cannot become a layer. Upload a GeoTIFF, PNG, JPEG, MBTiles, GeoJSON, KML, KMZ, GPX, CSV, GeoPackage, FlatGeobuf, DXF or zipped shapefile.',
  unsupportedPmtiles:
    'A PMTiles file cannot become a layer. A tenant root can upload it under Base maps. For a layer, upload the GeoTIFF or vector file that it was made from.',
  unsupportedZip:
    'The ZIP contains neither a shapefile nor a KML document. Upload a zipped shapefile with all its parts, or a KMZ.',
  defaultName: 'Layer',
  // Edits
  unknownAttribute: 'Choose an attribute of this layer',
  fenceNeedsVector: 'Only a vector layer has areas that can be fences. Choose a vector layer.',
  styleNeedsRaster: 'Only a raster that is ready can be styled. Wait until its import has finished.',
  kindDoesNotFit: 'The bands of this raster do not allow this kind. Choose another kind.',
  hasMask: 'This raster has a mask that marks its empty pixels. No value can be treated as empty.',
  valueTooLarge: 'Enter a smaller number',
  valueOutsideRange: 'Enter a whole number from 0 to {highest}',
  nodataOrNone: 'Choose either a value or none',
  rolesOfBands: 'State what each of the {count} bands is, or leave it open. Classes have no such bands.',
  noAlphaBand:
    'Only the last of several bands can mark transparent pixels. The file has one band, a palette or a mask.',
  noHeights: 'Only a raster of elevations has a unit of heights. Choose its kind first.',
  noScaling: 'The file of this layer declares no scale and no offset',
  systemNeedsFile: 'Only a layer from a file whose coordinates can have different systems has one to choose',
  encodingNeedsFile:
    'Only a layer from a file with texts (GeoJSON, KML, GPX, CSV, shapefile) has an encoding to choose',
  encodingOfEdited:
    'Features of this layer were changed, and reading the file again would undo that. Import the file as another layer.',
  systemOfEdited:
    'Features of this layer were edited. Another coordinate system would read them again from the file, without the edits. Add the file as a new layer.',
  unknownSystem: 'EPSG:{epsg} is not a projected or geographic coordinate system. Search it by name.',
  placeAgain: 'The position of this raster is not stored with it. Place it on the map again first.',
  georeferenceNeedsRaster: 'Only uploaded rasters can be georeferenced. Choose another layer.',
  importRunning: 'This layer is being imported. Wait until the import has finished, then try again.',
  // Imports
  storing: 'Storing the raster',
  deletedDuringImport: 'The layer was deleted during its import',
  importCancelled: 'The import was cancelled',
})
