import { catalogue } from '../../platform/core/messages'

export const rasterText = catalogue('raster', {
  georeferencedByUser: 'Georeferenced on the map',
  // Progress of an import
  inspecting: 'Inspecting the raster',
  converting: 'Converting',
  georeferencing: 'Georeferencing',
  measuring: 'Computing statistics',
  thumbnail: 'Creating a thumbnail',
  // Files that cannot be imported
  empty: 'The file is empty. Choose another one.',
  unsupported: 'The file is not a GeoTIFF, PNG or JPEG. Choose another one.',
  wrongExtension: '{name} has the wrong extension: the content is {kind}. Rename the file.',
  noGeoreference: 'The file has no georeference. Place it on the map by its corners.',
  outsideMap: 'The raster is outside the map. Check its coordinates and its coordinate system.',
  noPixelSize: 'The pixels of the raster have no size. Export it again.',
  collinearPoints: 'The control points of the raster are on one line. Export it with other points.',
  badCorners: 'The four corners do not span an area. Place them again, in order around the image.',
  unreadable: 'The raster cannot be read. The file is damaged or has an unsupported format.',
  damaged: 'The raster is damaged. Export it again.',
  damagedMask: 'The mask of the raster is damaged. Export it again.',
  truncated: 'The file is truncated: some pixels are missing. Upload it again.',
  noRaster: 'The file contains no raster',
  joiningTiles: 'Joining tiles',
  noRasterTiles:
    'The MBTiles file contains no picture tiles, or is damaged. Upload the GeoTIFF or vector file that it was made from.',
  noPixels: 'The image has no pixels',
  missingPixels: 'The file contains fewer pixels than it declares. Export it again.',
  implausibleSize:
    'The file declares {declared} MB of pixels but has only {actual} MB. It is damaged or forged. Export it again.',
  blockCount:
    'The file declares {width} x {height} pixels, which need {expected} blocks, but lists {actual}. Export it again.',
  malformedTiff: 'The GeoTIFF cannot be read: {problem}. Export it again.',
  tooManyPixels: 'The raster has too many pixels ({width} x {height} pixels). Export it in parts.',
  tooManyBands: 'The raster has {count} bands; the maximum is {limit}. Export fewer bands.',
  bitDepth: 'Rasters with {bits, plural, one {# bit} other {# bits}} per value are not supported. Export it again.',
  largeBlocks: 'The blocks of the raster are too large to read. Export it with smaller tiles.',
  complex: 'Complex rasters are not supported',
  jpegVariant: 'This kind of JPEG inside a GeoTIFF is not supported. Export it with DEFLATE or LZW compression.',
  compression:
    'The pixels are compressed with {compression}, which this server cannot read. Export the file with DEFLATE or LZW compression.',
  memory: 'The raster needs too much memory for one conversion. Export it in parts.',
  timeout: 'The conversion took too long and was stopped. Export the raster in parts.',
  diskFull: 'The server has no space left for this. Contact your administrator, then try again.',
  // Downloads of a part
  areaOutside: 'The raster has no pixels in this area. Choose another area.',
  areaTooLarge:
    'The values of this area need more than {limit} MB. Choose a smaller area, or download the GeoTIFF of the whole raster.',
  wholeTooLarge:
    'The values of this raster need more than {limit} MB. Download a part of it, or the file as it was uploaded.',
  noFreeClass:
    'All 256 classes are in use, so no number is left for pixels outside the area. Download the current view.',
  // Styles that a raster does not support
  missingBands: 'This raster has no bands for {formula}, which needs {bands}',
  formula: 'Choose one of these formulas: {allowed}',
  colormap: 'Choose one of these colour maps: {allowed}',
  resampling: 'Choose one of these resampling methods: {allowed}',
  badBands: 'Choose one band or three bands from 1 to {count}',
  rangeCount: 'Enter one range of values, or one for each band',
  badRange: 'Enter ranges as a lower and a higher number, such as 0,255',
  hillshadeBand: 'Hillshade needs exactly one band of heights',
  badHillshade: 'Turn hillshade on with true or off with false',
})

/** Problems of a TIFF, as the end of `rasterText('malformedTiff')`. */
export const tiffText = catalogue('tiff', {
  cycle: 'its directories form a cycle',
  noImage: 'it contains no image',
  truncated: 'it is truncated',
  notTiff: 'it is not a TIFF',
  tooManyTags: 'it has too many tags',
  invalidTag: 'tag {tag} is invalid',
  invalidTagType: 'a tag has an invalid type',
})
