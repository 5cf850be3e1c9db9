import { Map as StreetMap, setWorkerUrl } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { type Credit, readCredits } from './attribution';
import { type Cluster, clustersOf } from './clusters';
import { positionOf, type Pin, type Point } from './geography';
import { type OutlinesProps } from './Outlines';
import { Pins } from './Pins';
import { circleAround } from './projection';
import { Canvas, Controls, Credits, Layer } from './streets-style';
import { color } from '../theme/tokens';

// A file of the site, so that no page need allow workers made of text.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

export interface StreetsProps extends Omit<OutlinesProps, 'land'> {
  /** Of the style. */
  url: string;
  isThere: boolean;
  onThere: () => void;
  /** No streets can be had: the style or its tiles do not come, or the browser can't draw them. */
  onFail: () => void;
}

const patienceMs = 15_000;
const closest = 15;
const chosenSource = 'chosen-reach';

/** Streets to move about in, with the pins over them. */
export function Streets({
  url,
  label,
  pins,
  goal,
  middle,
  selected,
  onSelect,
  card,
  ...state
}: StreetsProps) {
  const { isThere, onThere, onFail } = state;
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<StreetMap | null>(null);
  // Counts the moves: where the pins lie is asked of the map itself.
  const [, setMoves] = useState(0);
  const bounds = useMemo(
    () => boundsOf([...pins, ...(goal ? [goal] : middle ? [middle] : [])]),
    [pins, goal, middle],
  );
  const start = useEffectEvent((container: HTMLElement) =>
    begin(container, { url, label, bounds, onFail, onThere }),
  );

  useEffect(() => {
    if (!place.current) return;
    const begun = start(place.current);
    if (!begun) return;
    const moved = () => setMoves((before) => before + 1);
    begun.map.on('move', moved);
    setMap(begun.map);
    return begun.end;
  }, [url]);
  useEffect(() => {
    map?.fitBounds(bounds, { padding: 48, maxZoom: closest, animate: false });
  }, [map, bounds]);
  const chosen = pins.find(({ id }) => id === selected);
  useEffect(() => {
    if (map && isThere) drawReach(map, chosen);
  }, [map, isThere, chosen]);

  const zoom = Math.round((map?.getZoom() ?? 0) * 2) / 2;
  const clusters = useMemo(() => clustersOf(pins, (point) => worldSpot(point, zoom)), [pins, zoom]);
  const bringApart = (cluster: Cluster) => {
    if (!map || map.getZoom() >= closest) return false;
    map.fitBounds(boundsOf(cluster.pins), { padding: 64, maxZoom: Math.min(closest, map.getZoom() + 3) });
    return true;
  };
  return (
    <Layer data-there={isThere || undefined}>
      <Canvas ref={place} />
      {map && isThere && (
        <>
          <Pins
            clusters={clusters}
            place={(point) => map.project(positionOf(point))}
            styleAt={({ x, y }) => ({ left: `${x}px`, top: `${y}px` })}
            onApart={bringApart}
            {...{ goal, selected, onSelect, card }}
          />
          <Credits aria-label="Sources of the map">
            {creditsOf(map).map(({ words, href }) =>
              href ? (
                <a key={words} href={href} target="_blank" rel="noreferrer">
                  {words}
                </a>
              ) : (
                <span key={words}>{words}</span>
              ),
            )}
          </Credits>
          <Controls>
            <Button
              variant="secondary"
              size="small"
              icon="plus"
              aria-label="Zoom in"
              onClick={() => void map.zoomIn()}
            />
            <Button
              variant="secondary"
              size="small"
              icon="minus"
              aria-label="Zoom out"
              onClick={() => void map.zoomOut()}
            />
          </Controls>
        </>
      )}
    </Layer>
  );
}

/** Starts a map; null, and told, where the browser can't draw one. */
function begin(
  container: HTMLElement,
  {
    url,
    label,
    bounds,
    onFail,
    onThere,
  }: Pick<StreetsProps, 'url' | 'label' | 'onFail' | 'onThere'> & { bounds: Bounds },
): { map: StreetMap; end: () => void } | null {
  let map: StreetMap;
  try {
    map = new StreetMap({
      container,
      style: url,
      bounds,
      fitBoundsOptions: { padding: 48, maxZoom: closest },
      // A page that is scrolled past the map is not caught in it.
      cooperativeGestures: true,
      // Ours makes no markup of what comes from elsewhere.
      attributionControl: false,
      dragRotate: false,
      touchPitch: false,
      pitchWithRotate: false,
      locale: { 'Map.Title': label },
    });
  } catch {
    onFail();
    return null;
  }
  map.touchZoomRotate.disableRotation();
  let hasStyle = false;
  let hasTiles = false;
  const late = setTimeout(() => {
    if (!hasTiles) onFail();
  }, patienceMs);
  map.on('data', (event) => {
    if (event.dataType === 'source' && 'tile' in event && event.tile) hasTiles = true;
  });
  map.on('style.load', () => (hasStyle = true));
  // A tile or a sign that fails leaves a hole; without a style, or once all is asked for and no tile came, there is nothing.
  map.on('error', () => {
    if (!hasStyle) onFail();
  });
  map.on('webglcontextlost', onFail);
  map.on('idle', () => (hasTiles ? onThere() : onFail()));
  return {
    map,
    end: () => {
      clearTimeout(late);
      map.remove();
    },
  };
}

/** What the sources of a map say of themselves, each once. */
function creditsOf(map: StreetMap): Credit[] {
  const said = Object.keys(map.getStyle()?.sources ?? {}).flatMap((id) =>
    readCredits(map.getSource(id)?.attribution ?? ''),
  );
  return [...new Map(said.map((credit) => [credit.words, credit])).values()];
}

/** How far the chosen one reaches, below the names of streets no less than above them: it is drawn last. */
function drawReach(map: StreetMap, chosen: Pin | undefined): void {
  const shape = {
    type: 'FeatureCollection' as const,
    features: chosen
      ? [{ type: 'Feature' as const, properties: {}, geometry: circleAround(chosen, chosen.reachMiles) }]
      : [],
  };
  const tone = getComputedStyle(map.getContainer()).getPropertyValue(
    (chosen?.muted ? color.inkFaint : color.copper).slice('var('.length, -1),
  );
  for (const layer of ['chosen-fill', 'chosen-line']) if (map.getLayer(layer)) map.removeLayer(layer);
  if (map.getSource(chosenSource)) map.removeSource(chosenSource);
  map.addSource(chosenSource, { type: 'geojson', data: shape });
  map.addLayer({
    id: 'chosen-fill',
    type: 'fill',
    source: chosenSource,
    paint: { 'fill-color': tone, 'fill-opacity': 0.12 },
  });
  map.addLayer({
    id: 'chosen-line',
    type: 'line',
    source: chosenSource,
    paint: { 'line-color': tone, 'line-width': 2 },
  });
}

type Bounds = [[number, number], [number, number]];
/** A few streets around a single point, so that it is not blown up. */
const leastDegrees = 0.01;
function boundsOf(points: readonly Point[]): Bounds {
  const [west, east] = spanOf(points.map(({ longitude }) => longitude));
  const [south, north] = spanOf(points.map(({ latitude }) => latitude));
  return [
    [west, south],
    [east, north],
  ];
}
const spanOf = (values: number[]): [number, number] => [
  Math.min(...values) - leastDegrees,
  Math.max(...values) + leastDegrees,
];

/** Where a point lies in the whole world's picture at a zoom: pins stay together or apart while the map is moved. */
const worldSpot = ({ latitude, longitude }: Point, zoom: number) => {
  const size = 512 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
};
