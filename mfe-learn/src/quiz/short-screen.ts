/** A phone whose keyboard is out, or that lies on its side: what is asked, the box and the verdict have the room to themselves. */
export const shortScreen = '@media (max-height: 480px)';
