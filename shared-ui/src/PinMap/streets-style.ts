import styled from 'styled-components';
import { color, font, radius, space, text } from '../theme/tokens';

/** Over the outlines, unseen until there are streets. */
export const Layer = styled.div`
  position: absolute;
  inset: 0;
  visibility: hidden;

  &[data-there] {
    visibility: visible;
  }
`;
/** What MapLibre's own style sheet says of the parts that are used here. */
export const Canvas = styled.div`
  width: 100%;
  height: 100%;
  overflow: hidden;
  font: ${text.tiny} ${font.text};

  .maplibregl-canvas {
    position: absolute;
    top: 0;
    left: 0;
    outline-offset: -3px;
  }
  .maplibregl-interactive {
    cursor: grab;
    user-select: none;
  }
  .maplibregl-interactive:active {
    cursor: grabbing;
  }
  .maplibregl-touch-zoom-rotate .maplibregl-canvas {
    touch-action: pan-x pan-y;
  }
  .maplibregl-cooperative-gesture-screen {
    position: absolute;
    inset: 0;
    z-index: 2;
    display: grid;
    place-items: center;
    padding: ${space(4)};
    font-size: ${text.large};
    color: #fff;
    text-align: center;
    pointer-events: none;
    background: rgb(0 0 0 / 0.45);
    opacity: 0;
    transition: opacity 400ms 400ms;
  }
  .maplibregl-cooperative-gesture-screen.maplibregl-show {
    opacity: 1;
    transition: opacity 50ms;
  }
  .maplibregl-mobile-message {
    display: none;
  }
  @media (hover: none), (pointer: coarse) {
    .maplibregl-desktop-message {
      display: none;
    }
    .maplibregl-mobile-message {
      display: block;
    }
  }
`;
export const Controls = styled.div`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
  display: grid;
  gap: ${space(2)};
`;
export const Credits = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  max-width: 100%;
  padding: 0 ${space(2)};
  font-size: ${text.tiny};
  color: ${color.ink};
  background: ${color.raised};
  border-top-left-radius: ${radius.small};

  a {
    color: inherit;
  }
`;
